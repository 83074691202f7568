import Entities
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: SuggestWordsInteractor

    init() {
        interactor = SuggestWordsInteractor(dataManager: dataManager)
        interactor.output = output
    }

    @Test func `a list that the line names is read for that line only`() {
        interactor.findWords(SuggestWordsRequest([], limit: 60, in: "other.db"))
        interactor.findWords(SuggestWordsRequest([], limit: 60, in: nil))

        #expect(dataManager.lists == ["other.db", nil])
    }

    private func entries(_ candidates: Candidate...) -> [SuggestWordsResponse.Entry] {
        interactor.findWords(SuggestWordsRequest(candidates, limit: 60))
        return output.responses.last?.entries ?? []
    }

    @Test func `completing grammar words and files doesn't read the list`() {
        let found = entries(.word("due:", meaning: "a day"), .files(Stem("a")))

        #expect(found == [.word("due:", meaning: "a day"), .files])
        #expect(dataManager.questions.isEmpty)
    }

    @Test(
        arguments: [
            (PickableItems.open, Item.Status.open), (.closed, .done), (.any, nil),
        ] as [(PickableItems, Item.Status?)]
    )
    func `items are searched by status, and follow the kept part of the word`(
        standing: PickableItems,
        status: Item.Status?
    ) {
        dataManager.items = [SuggestedItem(id: 12, title: "Pay rent")]

        let found = entries(.ids(standing, Stem("1", kept: "needs:3,")))

        #expect(found == [.id(kept: "needs:3,", 12, title: "Pay rent")])
        #expect(dataManager.questions == [.items(SuggestedItemsQuery(status: status, beginning: "1", limit: 60))])
    }

    @Test func `items are searched by title and status`() {
        dataManager.items = [SuggestedItem(id: 12, title: "Read Dune")]

        let found = entries(.titles(.open, Stem("Dun", kept: "3,")))

        #expect(found == [.title(kept: "3,", 12, title: "Read Dune")])
        #expect(dataManager.questions == [.titles(SuggestedTitlesQuery(status: .open, beginning: "Dun", limit: 60))])
    }

    @Test func `tags and projects follow the kept part of the word, in the order of the request`() {
        dataManager.names = ["home", "hotel"]

        let found = entries(.projects(Stem("ho", kept: "project:")), .tags(Stem("h", kept: "+")))

        let names = ["project:home", "project:hotel", "+home", "+hotel"]
        #expect(found == names.map { .word($0, meaning: "") })
        #expect(dataManager.questions == [.projects("ho"), .tags("h")])
    }

    @Test func `backups are suggested by name, or files if no name matches`() {
        dataManager.backups = ["2026-11-21", "2026-11-20-0930", "before-restore-2026-11-20-1000"]

        let found = entries(.backups(Stem("2026-11-2")))

        #expect(found == ["2026-11-21", "2026-11-20-0930"].map { .word($0, meaning: "") })
        #expect(entries(.backups(Stem("usb/"))) == [.files])
        #expect(dataManager.questions.isEmpty)
    }

    @Test func `adder's own shell gets all file names that can be typed`() {
        dataManager.paths = (1...70).map { "a\($0)" } + ["a\u{7}"]

        interactor.findWords(SuggestWordsRequest([.files(Stem("a", kept: "--output="))], limit: 60, listsFiles: true))

        #expect(output.responses.last?.entries == (1...70).map { .word("--output=a\($0)", meaning: "") })
        #expect(output.responses.last?.isCut == false)
    }

    @Test func `saved filters are suggested by name`() {
        dataManager.savedFilters = ["calm", "office", "old"]

        let found = entries(.savedFilters(Stem("o", kept: ":")))

        #expect(found == [.word(":office", meaning: ""), .word(":old", meaning: "")])
        #expect(dataManager.questions.isEmpty)
    }

    @Test func `settings of keys are suggested by the names of actions`() {
        dataManager.screenActions = [("done", "Complete the items"), ("move", "Move the items")]

        #expect(entries(.settings(Stem("key.d"))) == [.word("key.done", meaning: "Complete the items")])
        #expect(
            entries(.settings(Stem("key."))).count == 2
                && entries(.settings(Stem("k"))).allSatisfy { $0 != .word("key.done", meaning: "Complete the items") }
        )
    }

    @Test func `weights of tags and projects are suggested by name`() {
        dataManager.names = ["money"]

        #expect(entries(.settings(Stem("rank.tag.m"))) == [.word("rank.tag.money", meaning: "")])
        #expect(entries(.settings(Stem("rank.project."))) == [.word("rank.project.money", meaning: "")])
        #expect(entries(.settings(Stem("rank."))).suffix(2).contains(.word("rank.tag.money", meaning: "")))
        #expect(entries(.settings(Stem("rank.b"))).count == 2 && entries(.settings(Stem("ran"))).count == 6)
        #expect(dataManager.questions == [.tags("m"), .projects(""), .tags(""), .projects("")])
    }

    @Test func `the result is incomplete if older items may have other projects`() {
        dataManager.names = ["home"]
        dataManager.mayHaveMore = true

        interactor.findWords(SuggestWordsRequest([.projects(Stem("ho"))], limit: 60))
        #expect(output.responses.last?.isCut == true)

        interactor.findWords(SuggestWordsRequest([.tags(Stem("ho"))], limit: 60))
        #expect(output.responses.last?.isCut == false)
    }

    @Test(arguments: [(2, true), (3, false)])
    func `the result is incomplete if a kind reaches the limit`(limit: Int, isCut: Bool) {
        dataManager.names = ["home", "hotel"]

        interactor.findWords(SuggestWordsRequest([.tags(Stem("ho"))], limit: limit))

        #expect(output.responses.last?.isCut == isCut)
    }

    @Test(arguments: ["a\nb", "a\tb", "\u{1B}[2J", "a\u{9B}b", "a\u{202E}b", "a\u{2028}b"])
    func `a name that can't be typed is not suggested`(name: String) {
        dataManager.names = [name, "👩‍💻 work"]

        #expect(entries(.projects(Stem(""))) == [.word("👩‍💻 work", meaning: "")])
    }

    @Test func `an unreadable list suggests nothing, but grammar words are still suggested`() {
        dataManager.failure = ListError(.busy, path: "list")

        let found = entries(.ids(.open, Stem("")), .tags(Stem("")), .projects(Stem("")), .word("all", meaning: ""))

        #expect(found == [.word("all", meaning: "")])
    }
}

struct SuggestedItemsQueryTests {
    private func ranges(_ beginning: String, upTo last: Int) -> [ClosedRange<Int>] {
        SuggestedItemsQuery(status: .open, beginning: beginning, limit: 10).ranges(upTo: last)
    }

    @Test func `the ids that begin with the digits form ranges`() {
        #expect(ranges("3", upTo: 350) == [3...3, 30...39, 300...350])
        #expect(ranges("12", upTo: 100) == [12...12])
        #expect(ranges("7", upTo: 6).isEmpty)
        #expect(ranges("1", upTo: 1) == [1...1])
    }

    @Test(arguments: ["0", "01", "x", "-3", "99999999999999999999"])
    func `text that doesn't begin an id has no range`(beginning: String) {
        #expect(ranges(beginning, upTo: 1_000).isEmpty)
    }

    @Test func `the search ends at the largest integers`() {
        #expect(ranges("9", upTo: .max).last?.upperBound == 999_999_999_999_999_999)
    }
}
