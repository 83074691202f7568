import Presentation
import TestKit
import Testing

@testable import ListProjects

struct ListProjectsViewTests {
    private let captured = CapturedConsole()

    private func present(_ view: any CountsViewing) {
        ListProjectsPresenter(view: view, interactor: FakeInteractor()).foundProjects(response)
    }

    @Test func `counts are aligned`() {
        present(ListProjectsView(console: captured.console))

        #expect(
            captured.finish().output == """
                home           1 open  0 done  (3 open, 4 done including subprojects)
                  home.garden  2 open  4 done
                No project     5 open  6 done

                """
        )
    }

    @Test func `plain lines are labelled`() {
        present(ListProjectsPlainView(console: captured.console))

        #expect(
            captured.finish().output == """
                project home: 1 open, 0 done; 3 open, 4 done including subprojects
                project home.garden: 2 open, 4 done
                no project: 5 open, 6 done

                """
        )
    }
}
