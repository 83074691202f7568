import Almanac
import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import Screen
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

/// A list, settings and keys that change while something is asked or read.
struct ShowScreenOtherProgramsTests {
    @Test(arguments: [
        ("p", "l"), ("x", "y"), ("m", "mon\r"), ("w", "mon\r"), ("t", "gym\r"), ("n", "soon\r"), ("P", "gym\r"),
        (":", "done {ids}\r"),
    ])
    func `of the marked items, those that another program removes are left out and named`(key: String, answer: String)
        throws
    {
        let fixture = try ShowScreenFixture()
        fixture.robot.type("  \(key)")

        try fixture.module.remove(2)
        fixture.screen.presenter.listHasChanged()
        let before = try fixture.module.items()
        fixture.robot.type(answer)

        let after = try fixture.module.items()
        if key == ":" {
            // What is typed is meant as typed.
            #expect(after == before)
        } else {
            #expect(after != before && !after.contains { $0.id == 2 })
            #expect(fixture.rows(with: "Item 2 was removed by another program.").count == 1)
        }
    }

    @Test(arguments: ["d", "O"])
    func `items that were removed before the screen shows it are left out`(key: String) throws {
        let fixture = try ShowScreenFixture()
        if key == "O" { fixture.robot.type("  d6") }
        fixture.robot.type("  ")
        try fixture.module.remove(2)
        let before = try fixture.module.items()

        fixture.robot.type(key)

        #expect(try fixture.module.items() != before)
        #expect(fixture.rows(with: "Item 2 was removed by another program.").count == 1)
    }

    @Test func `if all items are removed, nothing is changed`() throws {
        let fixture = try ShowScreenFixture()
        try fixture.module.remove(1)

        fixture.robot.type("d")

        #expect(fixture.lastRow == "Item 1 was removed by another program.")
    }

    @Test func `a newer key stops the search for an older filter`() throws {
        let folder = try TemporaryFolder()
        let items = (1...3_000).map { ItemDetails(title: "item \($0)", due: Due(day: .saturday + $0)) }
        let fixture = try ShowScreenFixture(items, store: Store(StoreFile(path: "\(folder.path)/list.db")))
        // In another order than that of an index, all items are read.
        fixture.robot.type("4st/ite")
        var (titles, hasTyped) = (Set<String>(), false)
        fixture.robot.isAsked = {
            titles.insert(fixture.robot.rows[0])
            guard !hasTyped, fixture.robot.rows.contains(where: { $0.hasSuffix("Filter: item") }) else { return }
            hasTyped = true
            fixture.robot.queue(" 2999")
        }

        fixture.robot.type("m")

        #expect(hasTyped)
        #expect(fixture.robot.rows[0].contains("filter item 2999"))
        #expect(!titles.contains { $0.contains("filter item ·") })
    }

    @Test func `a key that leads to another list doesn't wait for the one before`() throws {
        let folder = try TemporaryFolder()
        let items = (1...3_000).map { ItemDetails(title: "item \($0)", due: Due(day: .saturday + $0)) }
        let fixture = try ShowScreenFixture(items, store: Store(StoreFile(path: "\(folder.path)/list.db")))
        fixture.robot.type("4st1")
        var (titles, hasTyped) = ([String](), false)
        fixture.robot.isAsked = {
            titles.append(fixture.robot.rows[0])
            if !hasTyped { fixture.robot.queue("5") }
            hasTyped = true
        }

        fixture.robot.type("4")

        #expect(fixture.robot.rows[0].hasPrefix(" Waiting"))
        #expect(hasTyped && !titles.contains { $0.hasPrefix(" All") })
    }

    @Test func `a key stops counting for the sidebar, which goes on afterwards`() throws {
        let fixture = try ShowScreenFixture(columns: 120)
        var queued = 0
        fixture.robot.isAsked = {
            guard queued < 5 else { return }
            queued += 1
            fixture.robot.queue("j")
        }

        try fixture.module.add(ItemDetails(title: "Rest"))
        fixture.screen.presenter.listHasChanged()
        fixture.robot.type("k")

        #expect(queued == 5)
        #expect(fixture.rows(with: "4 All").first?.contains(" 5 ") == true)
    }

    @Test func `under a lock, the title is that of the rows`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let fixture = try ShowScreenFixture(store: Store(file))
        let other = try DatabaseFile(file.path)
        try other.execute("BEGIN EXCLUSIVE")

        var title: String?
        fixture.robot.isAsked = {
            guard title == nil, fixture.robot.rows[0].contains("locked by another program") else { return }
            title = fixture.robot.rows[0]
            try? other.execute("COMMIT")
        }
        fixture.robot.type("4")

        #expect(title?.hasPrefix(" Upcoming · locked by another program") == true)
        #expect(fixture.robot.rows[0].hasPrefix(" All"))
        #expect(!fixture.robot.rows.contains { $0.contains("Another process has locked the list.") })
    }

    @Test(arguments: [
        ("9", "Calendar", "November 2026"), ("9]", "Statistics", "This week"), ("9]]", "Burndown", "Open"),
    ])
    func `a text in place of the list is read again after a lock`(keys: String, name: String, text: String) throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let fixture = try ShowScreenFixture(rows: 40, store: Store(file))
        let other = try DatabaseFile(file.path)
        try other.execute("BEGIN EXCLUSIVE")

        var (asked, title) = (0, "")
        fixture.robot.isAsked = {
            asked += 1
            guard title.isEmpty, asked == 1_000 || fixture.robot.rows[0].contains("locked") else { return }
            title = fixture.robot.rows[0]
            try? other.execute("COMMIT")
        }
        fixture.robot.type(keys)

        #expect(title.hasPrefix(" Upcoming · locked by another program"))
        #expect(fixture.robot.rows[0].hasPrefix(" \(name)"))
        #expect(fixture.paneRows(with: "Another program").isEmpty)
        #expect(!fixture.paneRows(with: text).isEmpty)
    }

    @Test func `under a lock, projects and tags are unknown`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let fixture = try ShowScreenFixture(store: Store(file))
        let router = fixture.screen.router
        let other = try DatabaseFile(file.path)
        try other.execute("BEGIN EXCLUSIVE")

        #expect(router.projects { false } == nil)
        #expect(router.tags { false } == nil)
        try other.execute("COMMIT")

        #expect(router.projects { false }?.map(\.name) == ["work", "No project"])
        #expect(router.tags { false }?.isEmpty == false)
    }

    @Test func `once a missing list is back, the item that was current before is current again`() throws {
        let fixture = try ShowScreenFixture()
        fixture.robot.type("jj")
        let row = fixture.currentRow

        fixture.screen.presenter.listIsMissing("list.db", hasBackups: false)
        fixture.robot.send(.redraw)
        #expect(fixture.paneRows(with: "치과").isEmpty)
        fixture.screen.presenter.listHasChanged()
        fixture.robot.send(.redraw)

        #expect(row.contains("치과") && fixture.currentRow == row)
    }

    @Test func `settings that another program has made invalid are named`() throws {
        let fixture = try ShowScreenFixture()
        fixture.host.settingsError = ErrorMessage(.badSettings, "Line 2 is not a setting.")

        fixture.screen.refreshSettings()
        fixture.robot.send(.redraw)

        #expect(fixture.lastRow == "Line 2 is not a setting.")
    }

    @Test func `settings that another program writes take effect`() throws {
        let fixture = try ShowScreenFixture()
        var context = fixture.module.context()
        context.screenSettings = (false, [("done", "F6")])
        fixture.host.newContext = context

        fixture.screen.refreshSettings()
        fixture.robot.type("d")
        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
        fixture.robot.type("\u{1B}[17~")

        #expect(!fixture.robot.hasMouse)
        #expect(try fixture.module.items()[0].status == .done)
    }
}
