import Presentation
import Responses
import TestKit
import Testing

@testable import {{name}}

struct {{name}}PresenterTests {
    private let presenter = {{name}}Presenter(
        ChangeRoles(view: FakeChangeView(), interactor: FakeChangeInteractor(), router: FakeRouter())
    )

    @Test func `the output names the changed items`() {
        let response = {{name}}Response(items: [.sample(3, "Pay rent"), .sample(4, "Rest")])

        #expect(
            presenter.display(response)
                == ChangeDisplay(
                    rows: [
                        .init("Changed", .sample(3, "Pay rent"), details: ["priority high"]),
                        .init("Changed", .sample(4, "Rest"), details: ["priority high"]),
                    ]
                )
        )
    }

    @Test func `items that needed no change are apart`() {
        let response = {{name}}Response(items: [], unchanged: [.sample(3)])

        #expect(presenter.display(response) == ChangeDisplay(rows: []))
        #expect({{name}}Presenter.unchanged(response) == [.sample(3)])
    }

    @Test func `the JSON document has the changed items, and those that needed no change`() {
        let document = {{name}}Presenter.document(
            {{name}}Response(items: [.sample(3)], unchanged: [.sample(5)])
        )

        #expect(document.items == [.sample(3)])
        #expect(document.contents == ["items [3]", "unchanged [5]"])
    }

    @Test func `the question asks whether to change the items`() {
        #expect({{name}}Presenter.action == .change)
    }
}
