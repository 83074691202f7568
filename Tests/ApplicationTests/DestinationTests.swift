import CommandLine
import ItemLanguage
import ModuleKit
import Presentation
import Testing
import Vocabulary

@testable import Application

struct DestinationTests {
    private static let destinations: [Destination] =
        [
            .help, .add("Pay rent fri"), .add(""), .upcoming, .projects, .tags, .show(3), .show(3, isFull: true),
            .complete(3),
        ]
        + [.complete(3, isEarly: true), .reopen(3), .remove(3)]
        + [
            .rename(3, "Pay rent"), .setTime(3, "17:00"), .postpone(3, "1w"), .edit, .resumeEdit, .undo(), .undo(2),
            .undoSync,
        ]
        + [.redo(), .redo(2), .history(), .repeat(3, "week")]
        + [.history(count: 100), .forgetHistory(isAll: true), .forgetHistory(isAll: false), .backUp, .restore()]
        + [
            .restore("NAME"), .importFile(isDryRun: true), .importFile(isDryRun: false), .example("adder list +home"),
            .filter("+home"),
        ]
        + Destination.Topic.allCases.map { .topic($0) }
        + [.open, .closed, .waiting, .all, .dueByToday, .matching("+home overdue")].map { .list($0) }
        + [.all, .pager, .newFilter(name: "shop"), .removal(key: "filter.shop")].map { .settings($0) }
        + [
            .now, .logIn, .logInTo("alice@dav.example.org"), .status, .with("USER@HOST"), .newList(at: nil),
            .newList(at: "alice@dav.example.org"),
        ].map {
            .sync($0)
        } + [.sync(.forget), .sync(.unschedule), .export(.json)]

    private static let commands = useCases.map(\.command) + Pages.commands

    @Test(arguments: destinations)
    func `the command of each destination can be typed`(destination: Destination) throws {
        let words = try LineSplitter.words(CommandRouter.shell.command(destination))

        let line = try CommandLineParser(Self.commands).parse(words)

        #expect(line.command != nil, "\(words)")
        if case .topic(let topic) = destination {
            #expect(try HelpPage.text(for: line, Self.commands).count > 100, "\(topic)")
        }
    }

    @Test func `each kind of destination is tested`() {
        #expect(Set(Self.destinations.map(\.kind)).count == 30)
    }
}

extension Destination {
    /// A new kind needs a line here, a higher number of kinds above, and an example.
    fileprivate var kind: Int {
        switch self {
        case .help: 0
        case .topic: 1
        case .add: 2
        case .list: 3
        case .upcoming: 4
        case .show: 5
        case .complete: 6
        case .remove: 7
        case .rename: 8
        case .postpone: 9
        case .edit: 10
        case .undo: 11
        case .redo: 12
        case .history: 13
        case .forgetHistory: 14
        case .backUp: 15
        case .restore: 16
        case .importFile: 17
        case .export: 21
        case .settings: 18
        case .sync: 19
        case .example: 20
        case .setTime: 22
        case .reopen: 23
        case .resumeEdit: 24
        case .projects: 25
        case .tags: 26
        case .repeat: 27
        case .undoSync: 28
        case .filter: 29
        }
    }
}
