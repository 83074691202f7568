import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenDataManagerTests {
    private let fixture = ModuleFixture()
    private var dataManager: ShowScreenDataManager { manager(in: nil) }

    private func manager(in folder: String?) -> ShowScreenDataManager {
        ShowScreenDataManager(store: fixture.store, lines: nil, stateFolder: folder)
    }

    @Test func `the version differs after a change`() throws {
        let before = try dataManager.version()
        try fixture.add(ItemDetails(title: "Call"))

        #expect(try dataManager.version() != before)
    }

    @Test func `items are looked for, open or done`() throws {
        try fixture.add(ItemDetails(title: "Call"), isDone: true)

        #expect(try dataManager.item(1)?.details.title == "Call")
        #expect(try dataManager.item(2) == nil)
    }

    @Test func `the items that are still there are returned in their order`() throws {
        try fixture.add(ItemDetails(title: "Call"), ItemDetails(title: "Rest"))

        #expect(try dataManager.present(of: [3, 2, 1]) == [2, 1])
        #expect(try dataManager.present(of: [3, 4]) == [])
    }

    @Test func `titles are read in the order of the ids, without those of items that are gone`() throws {
        try fixture.add(ItemDetails(title: "Call"), ItemDetails(title: "Rest"))

        #expect(try dataManager.titles(of: [2, 9, 1]) == ["Rest", "Call"])
    }

    @Test func `the order and groups of lists are kept, also by two screens at once`() throws {
        let folder = try TemporaryFolder()
        let urgent = ShowScreenArrangement(order: [ItemOrder(.urgency)])
        let newest = ShowScreenArrangement(order: [ItemOrder(.created, isDescending: true)], grouping: .tag)
        let byProject = ShowScreenArrangement(grouping: .project)
        let (one, other) = (manager(in: folder.path), manager(in: folder.path))
        one.keep(newest, of: .project("Garten am Haus"))
        other.keep(byProject, of: .upcoming)
        one.keep(urgent, of: .tag("@집"))
        other.keep(urgent, of: .all)
        one.keep(ShowScreenArrangement(), of: .all)
        one.keep(urgent, of: .next)

        #expect(
            other.arrangements() == [
                .project("Garten am Haus"): newest, .upcoming: byProject, .tag("@집"): urgent,
            ]
        )
        for number in 1...150 { one.keep(urgent, of: .saved("filter\(number)")) }
        #expect(other.arrangements().count == 100 && other.arrangements()[.saved("filter150")] == urgent)
    }

    @Test func `a file that makes no sense or can't be written is passed over`() throws {
        let folder = try TemporaryFolder()
        let file = TextFile(StoreFile(path: "\(folder.path)/screen"))
        try file.change { _ in Array("x\nurgency nothing all\n. . \nurgency . all\ntitle\n".utf8) + [255, 10] }

        #expect(manager(in: folder.path).arrangements() == [.all: .init(order: [ItemOrder(.urgency)])])
        // A newer adder may have written the others.
        manager(in: folder.path).keep(ShowScreenArrangement(grouping: .tag), of: .all)
        #expect(try file.read()?.starts(with: Array("x\nurgency nothing all\n. . \ntitle\n".utf8) + [255, 10]) == true)
        let nowhere = manager(in: "/proc/none")
        nowhere.keep(ShowScreenArrangement(grouping: .tag), of: .all)
        #expect(nowhere.arrangements().isEmpty && manager(in: nil).arrangements().isEmpty)
    }

    @Test func `the next due time is today's first one from now on`() throws {
        let (morning, noon, night) = (TimeOfDay(minute: 480), TimeOfDay.noon, TimeOfDay(minute: 1_300))
        try fixture.add(
            ItemDetails(title: "a", due: Due(day: .saturday, time: night)),
            ItemDetails(title: "b", due: Due(day: .saturday, time: noon)),
            ItemDetails(title: "c", due: Due(day: .saturday, time: morning)),
            ItemDetails(title: "d", due: Due(day: .saturday + 1, time: morning))
        )

        #expect(try dataManager.nextDue(after: .saturday) == noon)
    }
}
