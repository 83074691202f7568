import Almanac
import CommandLine
import DataStore
import Entities
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindViewModelTests {
    private let fixture = ModuleFixture()

    private func find(
        _ words: String...,
        conditions: [Selection.Term] = [],
        isOpenOnly: Bool = false,
        in store: Store? = nil
    ) throws -> (rows: [FoundItemDisplay], ending: FindViewModel.Ending) {
        let model = FindModel(store: store ?? fixture.store, clock: FixedClock.saturday, weekStart: .monday)
        let viewModel = FindViewModel(model, router: FakeRouter(), calendar: CalendarWords())
        var rows: [FoundItemDisplay] = []
        var endings: [FindViewModel.Ending] = []
        viewModel.onRow = { rows.append($0) }
        viewModel.onEnding = { endings.append($0) }
        viewModel.find(
            FindItemsRequest(words.map { SearchWord($0) }, conditions: conditions, isOpenOnly: isOpenOnly)
        )
        try #require(endings.count == 1)
        return (rows, endings[0])
    }

    @Test func `rows come in the order of the model, and the footer counts them`() throws {
        try fixture.addRentItems()

        let (rows, ending) = try find("rent")

        #expect(rows.map(\.item.id) == ["1", "4", "2"])
        #expect(ending == .foot("3 items found, 1 done"))
    }

    @Test func `a match in the title is highlighted and not repeated`() throws {
        try fixture.add(ItemDetails(title: "Rent"))

        let display = try #require(try find("re").rows.first)

        #expect(display.item.title == "Rent")
        #expect(display.marks == [0..<2])
        #expect(display.matches.isEmpty)
    }

    @Test func `other matches show their field, tags with their prefix, and notes shortened`() throws {
        let note = String(repeating: "wörter ", count: 20) + "der\nMiete " + String(repeating: "mehr ", count: 20)
        try fixture.add(
            ItemDetails(title: "a", note: note),
            ItemDetails(title: "b", tags: ["miete"]),
            ItemDetails(title: "c", project: "miete")
        )

        let matches = try find("miete").rows.flatMap(\.matches).sorted { $0.label < $1.label }

        try #require(matches.map(\.label) == ["note", "project", "tag"])
        #expect(matches[0].text.text == "…wörter wörter wörter wörter der Miete mehr mehr mehr mehr mehr mehr…")
        #expect(matches[2].text == MarkedText("+miete", marks: [1..<6]))
    }

    @Test func `the reason for which nothing is found is a sentence`() throws {
        #expect(try find("rent").ending == .emptyList)

        try fixture.addRentItems()

        let noMatch = "No item contains this word. Try part of it, or another word."
        #expect(try find("coffee").ending == .nothing(noMatch))
        #expect(
            try find("bread", isOpenOnly: true).ending == .nothing("Only done items match. Omit --open to see them.")
        )
        let excluded = try find("anna", conditions: [.tag("home")]).ending
        #expect(excluded == .nothing(FindItemsSentences.conditionsExclude))
    }

    @Test func `operators among the words are explained`() throws {
        try fixture.addRentItems()

        let ending = try find("milk", "or", "rent").ending

        #expect(ending == .nothing(FindItemsSentences.operatorsAreWords(listing: "list milk or rent")))
    }

    @Test func `a storage error has a message and an exit status`() throws {
        guard case .failed(let errorMessage) = try find("x", in: Store(StoreFile(path: "/dev/null/x"))).ending else {
            return #expect(Bool(false), "no error is shown")
        }
        #expect(errorMessage.status != .done)
    }
}
