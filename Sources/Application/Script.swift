import DataStore
import ModuleKit
import Presentation
import ProgramOutput
import Terminal
import Vocabulary

/// Runs the commands on standard input, one per line. While more input is available, their changes are batched. A batch
/// is on disk before the first of its results is sent.
final class Script {
    private let console: Console
    private let store: Store
    private let style: AnswerStyle
    /// The number of the last line read, and of the first line whose changes are not on disk.
    private var number = 0
    private var firstUncommitted: Int?
    /// The time at which the batch may have begun to lock the list.
    private var batchStart = 0.0
    /// The maximum time in seconds that a batch may lock out other programs.
    private static let maximumBatchTime = 0.2

    init(_ console: Console, _ store: Store, _ style: AnswerStyle) {
        self.console = console
        self.store = store
        self.style = style
    }

    /// Passes each line and its number to `each` until that returns `false` or, unless `keepsGoing`, a command fails.
    func run(keepsGoing: Bool, each: ([UInt8], Int) -> Bool) throws(ErrorMessage) {
        begin()
        defer { end() }
        while let line = try nextLine() {
            number += 1
            console.messages.scriptLine = number
            if firstUncommitted == nil { (firstUncommitted, batchStart) = (number, Uptime.seconds) }
            // Waiting for the line committed the previous batch, which may have failed.
            if console.hasFailed, !keepsGoing { break }
            // Hold back partial answers, so that they can be discarded if the commit fails.
            console.answers.output.isSuspended = true
            let continues = each(line, number)
            console.answers.output.isSuspended = false
            if isDue {
                console.answers.output.flush()
                // Messages must follow the commit. Only the warning about a wait comes earlier.
                if console.messages.output.isFillingUp { console.messages.output.flush() }
            }
            if !continues || (console.hasFailed && !keepsGoing) { break }
        }
    }

    private func begin() {
        store.batchesChanges = true
        console.answers.output.beforeSending = { [unowned self] in commit() }
    }

    private var isDue: Bool {
        firstUncommitted == nil || console.answers.output.isFillingUp || console.messages.output.isFillingUp
            || Uptime.seconds - batchStart > Script.maximumBatchTime
    }

    private func end() {
        _ = commit()
        console.answers.output.beforeSending = { true }
        console.messages.scriptLine = nil
        store.batchesChanges = false
    }

    private func nextLine() throws(ErrorMessage) -> [UInt8]? {
        do {
            return try console.conversation.nextLine()
        } catch {
            throw ApplicationSentences.unreadableInput
        }
    }

    private func commit() -> Bool {
        let first = firstUncommitted ?? number
        firstUncommitted = nil
        do {
            try store.commitBatch()
            return true
        } catch {
            loseLines(first...max(first, number), error)
            return false
        }
    }

    /// Reports that the batched changes of these lines could not be saved.
    private func loseLines(_ lines: ClosedRange<Int>, _ failure: ListError) {
        console.answers.output.discardUnsent()
        let line = console.messages.scriptLine
        console.messages.scriptLine = nil
        defer { console.messages.scriptLine = line }
        console.messages.report(
            ApplicationSentences.lost(lines, ErrorMessage(failure, CommandRouter.oneShot)),
            in: style
        )
    }
}
