import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: {{name}}DocumentPresenter

    init() {
        presenter = {{name}}DocumentPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter()
        )
    }

    @Test func `the given items are searched immediately`() {
        presenter.choose(three)

        #expect(interactor.requests == [three])
    }

    @Test func `found items are an array, and items left out are counted`() {
        let item = ItemSummary(.sample(3))

        presenter.foundItems({{name}}Response(items: [item], leftOut: 1))

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.hasSuffix(#"}],"leftOut":1}"# + "\n") && view.documents.count == 1)
    }

    @Test(arguments: [
        ({{name}}Reason.nothingMatches, ""), (.everythingIsLeftOut(2), #","leftOut":2"#),
    ])
    func `an empty result is an empty array`(reason: {{name}}Reason, rest: String) {
        presenter.foundNoItem(reason)

        #expect(view.documents == [#"{"adder":1,"items":[]\#(rest)}"# + "\n"])
    }

    @Test func `a failure is an error object with its exit status`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.problems.map(\.status) == [.notFound])
    }
}
