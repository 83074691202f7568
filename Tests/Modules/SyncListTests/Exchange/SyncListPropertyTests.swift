import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

/// Random changes on several lists that share a server with the peculiarities of real ones.
struct SyncListPropertyTests {
    private static let quirks: [FakeServer.Quirks] = [
        [], [.sortsLines], [.sortsLines, .liesAboutETags], [.givesNoETags], [.hasNoTokens],
        [.forgetsTokens, .refusesTokensWith412], [.leavesOutMissing], [.namesRemovedAtFirst, .namesDuplicates],
        [.acceptsDuplicates, .leavesOutMissing], [.omitsShortLived],
    ]

    @Test(arguments: 1...Sampling.rounds(10, full: 40))
    func `three lists that are changed and synced in any order become equal`(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed))
        let server = FakeServer(SyncListPropertyTests.quirks[seed % SyncListPropertyTests.quirks.count])
        let homes = [Home(server), Home(server), Home(server)]
        var titles: Set<String> = []
        var removed: Set<String> = []

        for step in 0..<60 {
            let home = homes[Int.random(in: 0..<3, using: &random)]
            let others = homes.map(\.time.instant.seconds).max() ?? 0
            home.time.instant = Instant(seconds: others + 1)
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                titles.insert("Item \(step)")
                let every = step.isMultiple(of: 3) ? Recurrence.every(Repetition(.weekly)) : nil
                let due = every.map { _ in Due(day: .saturday + step) }
                try home.add(ItemDetails(title: "Item \(step)", due: due, recurrence: every))
            case 2: if let removal = try remove(from: home, &random) { removed.insert(removal) }
            case 3, 4: try change(home, step, &random)
            case 5: removed.formUnion(try undo(in: home))
            case 6: change(server, step, home.time.instant, &random)
            default:
                // The connection can be lost before any request.
                if Bool.random(using: &random) { server.requestsUntilBreak = Int.random(in: 1...4, using: &random) }
                home.sync { $0.isConfirmed = true }
                server.requestsUntilBreak = .max
            }
        }
        for _ in 0..<3 {
            for home in homes.shuffled(using: &random) { home.sync { $0.isConfirmed = true } }
        }

        let items = try homes[0].shared
        for home in homes { #expect(try home.shared == items) }
        let left = Set(items.values.map { $0.details.title.split(separator: ",")[0] }.map(String.init))
        #expect(titles.subtracting(removed).subtracting(left).isEmpty)
        #expect(server.items.count == items.count)
        for home in homes {
            let response = home.sync()
            #expect(response?.sent.total == 0 && response?.received.total == 0)
        }
    }

    /// Returns the names of the items that the change added.
    private func undo(in home: Home) throws -> Set<String> {
        let before = try names(in: home)
        // A change that a sync changed again can't be undone.
        try? home.undo()
        return try before.subtracting(names(in: home))
    }

    private func names(in home: Home) throws -> Set<String> {
        Set(try home.titles.compactMap { $0.split(separator: ",").first.map(String.init) })
    }

    /// Changes an item like a program that supports few properties.
    private func change(_ server: FakeServer, _ step: Int, _ now: Instant, _ random: inout SeededGenerator) {
        guard let (name, body) = server.items.sorted(by: { $0.key < $1.key }).randomElement(using: &random) else {
            return
        }
        var lines = String(decoding: body, as: UTF8.self).split(separator: "\r\n").map(String.init)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let start = lines.firstIndex { $0.hasPrefix("SUMMARY:") } ?? 0
            lines[start] = "\(lines[start].split(separator: "\\")[0])\\, phone \(step)"
        case 1: lines = lines.map { $0 == "STATUS:NEEDS-ACTION" ? "STATUS:COMPLETED" : $0 }
        default: lines = lines.filter { !$0.hasPrefix("X-ADDER-PROJECT") && !$0.hasPrefix("PRIORITY") }
        }
        let time = now.description.filter { $0 != "-" && $0 != ":" }
        lines = lines.map { $0.hasPrefix("LAST-MODIFIED") ? "LAST-MODIFIED:\(time)" : $0 }
        server.write(lines.joined(separator: "\r\n") + "\r\n", to: name)
    }

    private func remove(from home: Home, _ random: inout SeededGenerator) throws -> String? {
        guard let item = try home.items.randomElement(using: &random) else { return nil }
        try home.remove(item.id)
        return item.details.title.split(separator: ",").first.map(String.init)
    }

    private func change(_ home: Home, _ step: Int, _ random: inout SeededGenerator) throws {
        let items = try home.items
        guard let item = items.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<7, using: &random) {
        case 0: try home.change(item.id) { $0.title = "\($0.title.split(separator: ",")[0]), \(step)" }
        case 1: try home.change(item.id) { $0.due = Due(day: .saturday + step) }
        case 2: try home.change(item.id) { $0.tags = ["tag\(step % 3)"] }
        case 3: try home.change(item.id) { $0.priority = [.high, .medium, .low, nil][step % 4] }
        case 4: try home.change(item.id) { $0.note = ($0.note.map { "\($0)\n" } ?? "") + "Line \(step)" }
        case 5: if item.status == .open { try home.complete(item.id) }
        default:
            let others = items.filter { $0.id != item.id }
            guard let other = others.randomElement(using: &random) else { return }
            try home.change(item.id) { details in
                if step.isMultiple(of: 2) { details.parent = other.id } else { details.needs = [other.id] }
            }
        }
    }
}
