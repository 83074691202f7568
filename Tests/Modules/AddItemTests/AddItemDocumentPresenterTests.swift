import Almanac
import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: AddItemDocumentPresenter

    init() {
        presenter = AddItemDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `a request is passed on unchanged`() {
        presenter.add(request(details("a")))

        #expect(interactor.requests == [request(details("a"))])
    }

    @Test func `the document contains the stored items`() {
        presenter.addedItems(response([details("a") { $0.priority = .high }]))

        #expect(
            view.documents == [
                #"{"adder":1,"items":[{"id":1,"uuid":"00000000-0000-0000-0000-000000000001","title":"a","#
                    + #""status":"open","priority":"high","created":"1970-01-01T00:00:00Z","#
                    + #""changed":"1970-01-01T00:00:00Z"}]}"# + "\n"
            ]
        )
    }

    @Test func `another open item with the same title is a hint`() {
        var response = response([])
        response.sameTitles = [ItemName(id: 3, title: "Rest")]

        presenter.addedItems(response)

        let hint = "There is already an open item with this title: 3 Rest."
        #expect(view.documents == [#"{"adder":1,"items":[],"hints":["\#(hint)"]}"# + "\n"])
    }

    @Test func `hints are included in JSON`() {
        presenter.addedItems(response([], hints: [ReadingHint(word: "tags:x", suggestion: "+")]))

        #expect(
            view.documents == [
                #"{"adder":1,"items":[],"hints":["“tags:x” stayed in the title. Did you mean “+”?"]}"# + "\n"
            ]
        )
    }

    @Test func `a failure is an error object with its exit status`() {
        presenter.couldNotAddItem(AddItemFailure(reason: .unknownParent(9), line: nil))

        #expect(view.problems.map(\.status) == [.notFound])
        #expect(
            view.documents.first?.hasPrefix(#"{"adder":1,"error":{"status":66,"message":"No item 9 for “parent:”"#)
                == true
        )
    }

    @Test func `empty input produces an empty list of items`() {
        presenter.couldNotAddItem(AddItemFailure(reason: .nothingGiven, line: nil))

        #expect(view.documents == [#"{"adder":1,"items":[]}"# + "\n"])
        #expect(view.problems.isEmpty)
    }

    @Test func `a source is passed on`() {
        presenter.add(FakeSource([]))

        #expect(interactor.sources.count == 1)
    }

    @Test func `a long answer is one document in parts, which are held back until it is complete`() throws {
        let hint = ReadingHint(word: "tags:x", suggestion: "+")

        presenter.willAddItems(response([details("a")], hints: [hint]))
        #expect(view.isHolding)
        presenter.addedItems(response([details("b")]))

        #expect(!view.isHolding && view.documents.count == 2)
        let text = view.documents.joined()
        #expect(throws: Never.self) { try JSONValue(text) }
        #expect(text.hasPrefix(#"{"adder":1,"items":[{"#) && text.contains(#"},{"id":1,"#))
        #expect(text.hasSuffix(#"}],"hints":["“tags:x” stayed in the title. Did you mean “+”?"]}"# + "\n"))
    }
}
