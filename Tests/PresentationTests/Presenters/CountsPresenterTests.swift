import CommandLine
import Responses
import TestKit
import Testing
import Vocabulary

@testable import Presentation

private final class SamplePresenter: CountsPresenter {
    static let noun = "flag"
    static let advice = "Raise one."

    let roles: CountsRoles

    init(_ roles: CountsRoles) {
        self.roles = roles
    }

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row {
        CountsDisplay.Row(label: "flag \(row.name)", name: row.name, counts: row.counts)
    }

    static func document(_ response: CountsResponse) -> String {
        JSONText.counts("flags", response)
    }
}

private let response = CountsResponse(
    rows: [.init(name: "red", counts: ItemCounts(open: 1, done: 0))],
    without: ItemCounts(open: 5, done: 6)
)

struct CountsPresenterTests {
    private let view = FakeCountsView()
    private let interactor = FakeCountsInteractor()
    private let presenter: SamplePresenter

    init() {
        presenter = SamplePresenter(CountsRoles(view: view, interactor: interactor, router: FakeRouter()))
    }

    @Test func `a filter is passed on unchanged`() {
        presenter.show(ItemFilter(Selection([[.open]])))

        #expect(interactor.filters == [ItemFilter(Selection([[.open]]))])
    }

    @Test func `items without a name come last`() {
        presenter.found(response)

        #expect(
            view.shown == [
                .counts(
                    CountsDisplay(rows: [
                        .init(label: "flag red", name: "red", open: "1 open", done: "0 done"),
                        .init(label: "no flag", name: "No flag", open: "5 open", done: "6 done"),
                    ])
                )
            ]
        )
    }

    @Test(arguments: [
        (NoCountsReason.noneInUse(ItemCounts(open: 1)), "No item has a flag yet. Raise one."),
        (.noneOfMatching(ItemCounts(open: 1)), "No matching item has a flag."),
        (.nothingMatches(), "Nothing matches."),
    ])
    func `without names a message says why`(reason: NoCountsReason, sentence: String) {
        presenter.foundNone(reason)

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `an empty list shows how to add an item from here`() {
        presenter.foundNone(.emptyList)

        let example = "add Pay rent fri 5pm +money"
        #expect(view.shown == [.emptyList("Your list is empty. Add something to it:", example: example)])
    }

    @Test func `a storage error has a message and an exit status`() {
        presenter.couldNotCount(ListError(.notADatabase, path: "x.db"))

        let sentence = "x.db is not an adder list and was not changed. Choose another file with --db."
        #expect(view.shown == [.errorMessage(ErrorMessage(.badData, sentence))])
    }
}

struct CountsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeCountsInteractor()
    private let presenter: CountsDocumentPresenter

    init() {
        presenter = CountsDocumentPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            document: SamplePresenter.document
        )
    }

    @Test func `a filter is passed on unchanged`() {
        presenter.show(.everything)

        #expect(interactor.filters == [.everything])
    }

    @Test func `each count has a key`() {
        presenter.found(response)

        #expect(
            view.documents == [
                #"{"adder":1,"flags":[{"name":"red","open":1,"done":0}],"without":{"open":5,"done":6}}"# + "\n"
            ]
        )
    }

    @Test func `without names the other items are still counted`() {
        presenter.foundNone(.noneInUse(ItemCounts(open: 1, done: 2)))
        presenter.foundNone(.nothingMatches())
        presenter.foundNone(.emptyList)

        #expect(
            view.documents == [
                #"{"adder":1,"flags":[],"without":{"open":1,"done":2}}"# + "\n",
                #"{"adder":1,"flags":[]}"# + "\n", #"{"adder":1,"flags":[]}"# + "\n",
            ]
        )
    }

    @Test func `a storage error is an error object with its exit status`() {
        presenter.couldNotCount(ListError(.notADatabase, path: "x.db"))

        #expect(view.problems.map(\.status) == [.badData])
        #expect(view.documents.allSatisfy { $0.hasPrefix(#"{"adder":1,"error":{"status":65,"#) })
    }
}
