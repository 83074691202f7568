import Boundary
import DataStore
import Presentation
import Terminal
import Wiring

/// The commands on standard input, one a line, run as they come. As long as nobody waits for an answer their changes
/// are gathered, and they are on the disk before the first of their answers is sent.
final class Script {
    private let console: Console
    private let store: Store
    private let style: AnswerStyle
    /// How many lines were read, and the first of them that is not on the disk yet.
    private var number = 0
    private var firstUnsettled: Int?
    /// When the first of them may have begun to keep others from writing.
    private var gatheringSince = 0.0
    /// Nobody is to wait longer for a script that goes on.
    private static let longestGathering = 0.2

    init(_ console: Console, _ store: Store, _ style: AnswerStyle) {
        self.console = console
        self.store = store
        self.style = style
    }

    /// Goes on until the closure, which gets each line with its number, answers that one asks to leave; and until the
    /// first mistake, if it is to stop there.
    func run(keepsGoing: Bool, each: ([UInt8], Int) -> Bool) throws(Complaint) {
        begin()
        defer { end() }
        while let line = try nextLine() {
            number += 1
            console.scriptLine = number
            if firstUnsettled == nil { (firstUnsettled, gatheringSince) = (number, Uptime.seconds) }
            // To wait for the line was to settle those before it, which may have failed.
            if console.hasFailed, !keepsGoing { break }
            // Half an answer must not be left behind for others to be taken back with.
            console.output.holdsBack = true
            let goesOn = each(line, number)
            console.output.holdsBack = false
            if isDue {
                console.output.flush()
                // Not before what it is about is settled; what warns of a wait comes in the middle of that.
                if console.talk.isFillingUp { console.talk.flush() }
            }
            if !goesOn || (console.hasFailed && !keepsGoing) { break }
        }
    }

    private func begin() {
        store.gathersChanges = true
        console.output.willSend = { [unowned self] in settle() }
    }

    private var isDue: Bool {
        firstUnsettled == nil || console.output.isFillingUp || console.talk.isFillingUp
            || Uptime.seconds - gatheringSince > Script.longestGathering
    }

    private func end() {
        _ = settle()
        console.output.willSend = { true }
        console.scriptLine = nil
        store.gathersChanges = false
    }

    private func nextLine() throws(Complaint) -> [UInt8]? {
        do {
            return try console.nextLine()
        } catch {
            throw Complaint.unreadableInput
        }
    }

    private func settle() -> Bool {
        let first = firstUnsettled ?? number
        firstUnsettled = nil
        do {
            try store.settle()
            return true
        } catch {
            loseLines(first...max(first, number), StorageTrouble(error))
            return false
        }
    }

    /// Their changes were gathered, and then could not be kept.
    private func loseLines(_ lines: ClosedRange<Int>, _ trouble: StorageTrouble) {
        console.output.forgetUnsent()
        let line = console.scriptLine
        console.scriptLine = nil
        defer { console.scriptLine = line }
        let complaint = Complaint(trouble)
        let which = lines.count == 1 ? "Line \(lines.lowerBound)" : "Lines \(lines.lowerBound) to \(lines.upperBound)"
        console.complain(Complaint(complaint.status, "\(which): \(complaint.sentence)"), in: style)
    }
}
