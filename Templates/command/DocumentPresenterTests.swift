import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
{{if delegate}}
    private let delegate = FakeDelegate()
{{end}}
    private let presenter: {{name}}DocumentPresenter

    init() {
        presenter = {{name}}DocumentPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter()
        )
{{if delegate}}
        presenter.delegate = delegate
{{end}}
    }

    @Test func `the request is passed on to the interactor`() {
        presenter.show({{name}}Request())

        #expect(interactor.requests == [{{name}}Request()])
    }

    @Test func `found items are an array, and items left out are counted`() {
        presenter.foundItems(response)

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#) && document.contains(#"},{"id":12,"#))
        #expect(document.hasSuffix(#"}],"leftOut":1}"# + "\n") && view.documents.count == 1)
{{if delegate}}
        #expect(delegate.shown == [[3, 12]])
{{end}}
    }

    @Test(arguments: [
        ({{name}}Reason.emptyList, ""), (.nothingMatches, ""),
        (.everythingIsLeftOut(2), #","leftOut":2"#),
    ])
    func `an empty result is an empty array`(reason: {{name}}Reason, rest: String) {
        presenter.foundNoItem(reason)

        #expect(view.documents == [#"{"adder":1,"items":[]\#(rest)}"# + "\n"])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }

    @Test func `a failure is an error object with its exit status`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.problems.map(\.status) == [.notFound])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }
}
