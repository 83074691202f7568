package import Almanac
package import Vocabulary

/// Phrases about items on a server.
package enum SyncSentences {
    package static func state(_ state: SyncState) -> String {
        switch state {
        case .neverSent: "not sent to the server yet"
        case .inStep: "in sync with the server"
        case .waits: "waiting to be sent to the server"
        case .refused(let problem): self.problem(problem)
        }
    }

    package static func pause(until end: Moment) -> String {
        "The server asked for a pause, so automatic sync waits until \(end.time)."
    }

    /// The reason why automatic syncs wait for one that the user runs.
    package static func block(_ block: SyncBlock, _ router: any CommandRouting) -> String {
        let reason =
            switch block {
            case .denied: "The server denied access"
            case .removals: "A sync would remove many items"
            case .missingList: "The list is no longer on the server"
            }
        return "\(reason), so automatic sync waits until you run \(router.command(.sync(.now)))."
    }

    package static func problem(_ problem: SyncProblem) -> String {
        switch problem {
        case .refused(let status, let message):
            "the server rejected it" + (status.map { " (\($0))" } ?? "")
                + (message.map { ": \($0.last == "." ? String($0.dropLast()) : $0)" } ?? "")
        case .isDuplicate: "the server has another item with the same UID"
        case .isInTrash: "the server still has it in its trash; empty the trash there"
        case .unreadable: "the server has a version that adder can't read"
        case .keepsChanging: "it keeps changing on the server"
        case .notStored: "the server did not confirm the change"
        case .tooLong: "it is too large for adder"
        case .withheld: "the server doesn't return it; the next sync asks again"
        }
    }
}
