package import Almanac
import ProgramOutput
package import Vocabulary

/// Phrases about items on a server.
package enum SyncSentences {
    package static func state(_ state: SyncState) -> String {
        switch state {
        case .neverSent: say("not sent to the server yet")
        case .inStep: say("in sync with the server")
        case .waits: say("waiting to be sent to the server")
        case .refused(let problem): self.problem(problem)
        }
    }

    package static func pause(until end: Moment) -> String {
        say("The server asked for a pause, so automatic sync waits until \(end.time).")
    }

    /// The reason why automatic syncs wait for one that the user runs.
    package static func block(_ block: SyncBlock, _ router: any CommandRouting) -> String {
        let reason =
            switch block {
            case .denied: say("The server denied access")
            case .removals: say("A sync would remove many items")
            case .missingList: say("The list is no longer on the server")
            }
        return say("\(reason), so automatic sync waits until you run \(router.command(.sync(.now))).")
    }

    package static func problem(_ problem: SyncProblem) -> String {
        switch problem {
        case .refused(let status, let message):
            say("the server rejected it") + (status.map { " (\($0))" } ?? "")
                + (message.map { ": \($0.last == "." ? String($0.dropLast()) : $0)" } ?? "")
        case .isDuplicate: say("the server has another item with the same UID")
        case .isInTrash: say("the server still has it in its trash; empty the trash there")
        case .unreadable: say("the server has a version that adder can't read")
        case .keepsChanging: say("it keeps changing on the server")
        case .notStored: say("the server did not confirm the change")
        case .tooLong: say("it is too large for adder")
        case .withheld: say("the server doesn't return it; the next sync asks again")
        }
    }
}
