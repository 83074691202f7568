import Boundary
import Entities
import Testing

@testable import SuggestWords

struct SuggestWordsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: SuggestWordsInteractor

    init() {
        interactor = SuggestWordsInteractor(dataManager: dataManager)
        interactor.output = output
    }

    private func entries(_ candidates: Candidate...) -> [SuggestWordsResponse.Entry] {
        interactor.findWords(SuggestWordsRequest(candidates))
        return output.responses.last?.entries ?? []
    }

    @Test func `words of the grammar and files need no look at the list`() {
        let found = entries(.word("due:", meaning: "a day"), .files(Stem("/tmp")))

        #expect(found == [.word("due:", meaning: "a day"), .files])
        #expect(dataManager.questions.isEmpty)
    }

    @Test(
        arguments: [
            (PickableItems.open, Item.Status.open), (.closed, .done), (.any, nil),
        ] as [(PickableItems, Item.Status?)]
    )
    func `items are asked for as they stand, and come behind what is kept`(
        standing: PickableItems,
        status: Item.Status?
    ) {
        dataManager.items = [SuggestedItem(id: 12, title: "Pay rent")]

        let found = entries(.ids(standing, Stem("1", kept: "needs:3,")))

        #expect(found == [.id(kept: "needs:3,", 12, title: "Pay rent")])
        #expect(dataManager.questions == [.items(SuggestedItemsQuery(status: status, beginning: "1", limit: 60))])
    }

    @Test func `tags and projects come behind what is kept, in the order of the request`() {
        dataManager.names = ["home", "hotel"]

        let found = entries(.projects(Stem("ho", kept: "project:")), .tags(Stem("h", kept: "+")))

        let names = ["project:home", "project:hotel", "+home", "+hotel"]
        #expect(found == names.map { .word($0, meaning: "") })
        #expect(dataManager.questions == [.projects("ho"), .tags("h")])
    }

    @Test func `backups are offered by their names, and files where no name begins so`() {
        dataManager.backups = ["2026-11-21", "2026-11-20-0930", "before-restore-2026-11-20-1000"]

        let found = entries(.backups(Stem("2026-11-2")))

        #expect(found == ["2026-11-21", "2026-11-20-0930"].map { .word($0, meaning: "") })
        #expect(entries(.backups(Stem("usb/"))) == [.files])
        #expect(dataManager.questions.isEmpty)
    }

    @Test func `where older items may have other projects, those that are found are not all`() {
        dataManager.names = ["home"]
        dataManager.isOutOfReach = true

        interactor.findWords(SuggestWordsRequest([.projects(Stem("ho"))]))
        #expect(output.responses.last?.isCut == true)

        interactor.findWords(SuggestWordsRequest([.tags(Stem("ho"))]))
        #expect(output.responses.last?.isCut == false)
    }

    @Test(arguments: ["a\nb", "a\tb", "\u{1B}[2J", "a\u{9B}b", "a\u{202E}b", "a\u{2028}b"])
    func `a name that cannot be typed is not suggested`(name: String) {
        dataManager.names = [name, "👩‍💻 work"]

        #expect(entries(.projects(Stem(""))) == [.word("👩‍💻 work", meaning: "")])
    }

    @Test func `a list that cannot be read suggests nothing and the grammar goes on`() {
        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "locked")

        let found = entries(.ids(.open, Stem("")), .tags(Stem("")), .projects(Stem("")), .word("all", meaning: ""))

        #expect(found == [.word("all", meaning: "")])
    }
}

struct SuggestedItemsQueryTests {
    private func ranges(_ beginning: String, upTo last: Int) -> [ClosedRange<Int>] {
        SuggestedItemsQuery(status: .open, beginning: beginning, limit: 10).ranges(upTo: last)
    }

    @Test func `the numbers that begin so are whole ranges of them`() {
        #expect(ranges("3", upTo: 350) == [3...3, 30...39, 300...350])
        #expect(ranges("12", upTo: 100) == [12...12])
        #expect(ranges("7", upTo: 6).isEmpty)
        #expect(ranges("1", upTo: 1) == [1...1])
    }

    @Test(arguments: ["0", "01", "x", "-3", "99999999999999999999"])
    func `what begins no number has no range`(beginning: String) {
        #expect(ranges(beginning, upTo: 1_000).isEmpty)
    }

    @Test func `the largest numbers end the search`() {
        #expect(ranges("9", upTo: .max).last?.upperBound == 999_999_999_999_999_999)
    }
}
