import Almanac
import CommandLine
import Entities
import ItemLanguage
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let delegate = FakeDelegate()
    private let presenter: {{name}}DocumentPresenter

    init() {
        presenter = {{name}}DocumentPresenter(
            view: view,
            interactor: interactor,
            missing: .missingArgument(command: "pick", example: "adder pick 1")
        )
        presenter.delegate = delegate
    }

    @Test func `the given items are searched immediately`() {
        presenter.choose(three)

        #expect(interactor.requests == [three])
    }

    @Test func `a missing argument is an error instead of a question`() {
        presenter.askForItems()

        #expect(view.problems.map(\.status) == [.wrongUsage])
        let sentence = view.problems.first?.sentence ?? ""
        #expect(sentence.contains("adder pick 1"))
        #expect(delegate.timesNothing == 1)
    }

    @Test func `found items are an array, and items left out are counted`() {
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
    func `an empty result is an empty array`(reason: {{name}}Reason, rest: String) {
        presenter.foundNoItem(reason)

        #expect(view.documents == [#"{"adder":1,"items":[]\#(rest)}"# + "\n"])
        #expect(delegate.timesNothing == 1)
    }

    @Test func `a failure is an error object with its exit status`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.problems.map(\.status) == [.notFound])
        #expect(delegate.timesNothing == 1)
    }
}
