import Presentation
import ProgramOutput
import TestKit
import Testing

@testable import TerminalViews

struct ListPaneTests {
    private final class Screen {
        var shown: [ListContents] = []
        var said: [String] = []
    }

    private let screen = Screen()
    private var pane: ListPane {
        ListPane { [screen] in
            screen.shown.append($0)
        } say: { [screen] in
            screen.said.append($0)
        }
    }

    @Test func `groups and items are shown at the foot`() throws {
        let pane = pane

        pane.showHeading(HeadingDisplay("Today", count: 2))
        pane.showItem(.sample("3", "Call mom"))
        pane.showItem(.sample("7", "Buy milk"))
        pane.showHeading(HeadingDisplay("Later", count: 1))
        pane.showItem(.sample("12", "Read"))
        #expect(screen.shown.isEmpty)
        pane.showFoot("3 items")

        let list = try #require(screen.shown.first)
        #expect(list.ids == [3, 7, 12])
        #expect(list.groups.map(\.count) == [2, 1])
        #expect(list.groups.map(\.heading?.text) == ["Today", "Later"])
        #expect(list.rows[2]?.item.title == "Read")
    }

    @Test func `an empty list has a notice, and so has an error`() {
        let pane = pane

        pane.showNothing("Nothing matches.")
        pane.showError(ErrorMessage(.badData, "The list is damaged."))

        #expect(screen.shown.map(\.notice) == [["Nothing matches."], ["The list is damaged."]])
        #expect(screen.shown.map(\.hasFailed) == [false, true])
    }

    @Test func `a read that was stopped, or has to be tried again, shows nothing`() {
        pane.showError(ErrorMessage(.interrupted, "Interrupted."))
        pane.showError(ErrorMessage(.busy, "The list is locked."))

        #expect(screen.shown.isEmpty)
    }

    @Test func `rows that are read later join those of the list`() throws {
        let pane = pane
        pane.showOutline(ScreenListOutline(groups: [.init(heading: nil, count: 3)], ids: [1, 2, 3]))
        pane.showRows([ItemDisplay.sample("1", "one")], from: 0)

        pane.showRows([ItemDisplay.sample("2", "two"), .sample("3", "three")], from: 1)

        var list = try #require(screen.shown.first)
        list.add(try #require(screen.shown.last))
        #expect(list.ids == [1, 2, 3])
        #expect((0..<3).map { list.rows[$0]?.item.title } == ["one", "two", "three"])
    }

    @Test func `a list that was only counted has no items`() {
        pane.showCount(12)

        #expect(screen.shown.map(\.count) == [12])
        #expect(screen.shown.map(\.ids) == [[]])
    }

    @Test func `messages stay apart from the list`() {
        pane.showMessage("“today” was read as a date.")

        #expect(screen.said == ["“today” was read as a date."])
        #expect(screen.shown.isEmpty)
    }
}

extension ItemDisplay {
    static func sample(
        _ id: String,
        _ title: String,
        when: String = "",
        project: String = "",
        tags: [String] = []
    ) -> ItemDisplay {
        ItemDisplay(
            id: id,
            when: when,
            due: when,
            tone: .normal,
            priority: "",
            isImportant: false,
            title: title,
            project: project,
            tags: tags
        )
    }
}
