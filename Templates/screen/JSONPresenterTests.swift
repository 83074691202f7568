import Boundary
import Entities
import TestKit
import Testing

@testable import {{name}}

struct {{name}}JSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let delegate = FakeDelegate()
    private let presenter: {{name}}JSONPresenter

    init() {
        presenter = {{name}}JSONPresenter(
            view: view,
            interactor: interactor,
            missing: .missingWords(command: "pick", example: "adder pick 1")
        )
        presenter.delegate = delegate
    }

    @Test func `items that are named are asked for at once`() {
        presenter.choose(three)

        #expect(interactor.requests == [three])
    }

    @Test func `a machine is not asked, and is told what is missing`() {
        presenter.askForItems()

        #expect(view.complaints.map(\.status) == [.wrongUsage])
        let sentence = view.complaints.first?.sentence ?? ""
        #expect(sentence.contains("adder pick 1"))
        #expect(delegate.timesNothing == 1)
    }

    @Test func `what is found is a list of items, and what is left out is counted`() {
        let item = ItemSummary(.sample(3))

        presenter.foundItems({{name}}Response(items: [item], leftOut: 1))

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.hasSuffix(#"}],"leftOut":1}"# + "\n") && view.documents.count == 1)
        #expect(delegate.chosen == [[3]])
    }

    @Test(arguments: [
        ({{name}}Reason.nothingMatches, ""), (.everythingIsLeftOut(2), #","leftOut":2"#),
    ])
    func `where there is no item the list is empty`(reason: {{name}}Reason, rest: String) {
        presenter.foundNoItem(reason)

        #expect(view.documents == [#"{"adder":1,"items":[]\#(rest)}"# + "\n"])
        #expect(delegate.timesNothing == 1)
    }

    @Test func `a failure is an error object with its status`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.complaints.map(\.status) == [.notFound])
        #expect(delegate.timesNothing == 1)
    }
}
