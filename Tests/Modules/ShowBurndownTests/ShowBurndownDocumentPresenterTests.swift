import Almanac
import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ShowBurndownDocumentPresenter

    init() {
        presenter = ShowBurndownDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `the burndown is one object`() throws {
        presenter.show(ShowBurndownRequest())
        presenter.foundBurndown(.sample(target: .init(day: .saturday + 2, perDay: 3)))

        let document = try #require(view.documents.first)
        #expect(interactor.requests.count == 1)
        #expect(document.hasPrefix(#"{"adder":1,"burndown":{"days":[{"day":"2026-11-14","open":12},"#))
        #expect(
            document.hasSuffix(
                #""paces":[{"days":7,"fall":4}],"endFrom":"2026-12-05","endThrough":"2026-12-06","#
                    + #""until":"2026-11-23","perDay":3}}"# + "\n"
            )
        )
    }

    @Test(arguments: [
        (ShowBurndownResponse.End.isReached, #","endFrom":"2026-11-21","endThrough":"2026-11-21"}}"#),
        (.notBefore(.saturday + 1), #","endFrom":"2026-11-22"}}"#), (.never, #"}]}}"#), (.unknown, #"}]}}"#),
    ])
    func `an unknown end is left out`(end: ShowBurndownResponse.End, suffix: String) {
        presenter.foundBurndown(.sample(end))
        #expect(view.documents.first?.hasSuffix(suffix + "\n") == true)
    }

    @Test func `without items the object has all keys`() {
        presenter.foundNothing(in: .sample(.isReached), [], isListEmpty: true)
        presenter.foundPastDay(.saturday)
        presenter.couldNotFindBurndown(ListError(.damaged, path: "/list"))

        #expect(view.documents.first?.hasPrefix(#"{"adder":1,"burndown":{"days":["#) == true)
        #expect(view.problems.map(\.status) == [.badData, .badData])
    }
}
