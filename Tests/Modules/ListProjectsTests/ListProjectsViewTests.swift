import Boundary
import TestKit
import Testing

@testable import ListProjects

struct ListProjectsViewTests {
    private let captured = CapturedConsole()

    /// Everything but the views.
    private func present(_ view: any CountsShowing) {
        ListProjectsPresenter(view: view, interactor: FakeInteractor()).foundProjects(response)
    }

    @Test func `counts stand below each other`() {
        present(ListProjectsView(console: captured.console))

        #expect(
            captured.finish().output == """
                home           1 open  0 done  (3 open, 4 done with what is below)
                  home.garden  2 open  4 done
                No project     5 open  6 done

                """
        )
    }

    @Test func `plain lines say everything with its name`() {
        present(ListProjectsPlainView(console: captured.console))

        #expect(
            captured.finish().output == """
                project home: 1 open, 0 done; 3 open, 4 done with what is below
                project home.garden: 2 open, 4 done
                no project: 5 open, 6 done

                """
        )
    }
}
