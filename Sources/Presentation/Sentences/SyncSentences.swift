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

    package static func problem(_ problem: SyncProblem) -> String {
        switch problem {
        case .refused(let message?):
            "the server rejected it: \(message.last == "." ? String(message.dropLast()) : message)"
        case .refused(nil): "the server rejected it"
        case .isDuplicate: "the server has another item with the same UID"
        case .isInTrash: "the server still has it in its trash; empty the trash there"
        case .unreadable: "the server has a version that adder can't read"
        case .keepsChanging: "it keeps changing on the server"
        }
    }
}
