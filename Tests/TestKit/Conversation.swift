import CPosix
import Glibc

/// A process that runs, and the pipes to and from it.
package final class Conversation {
    /// The process had to be killed.
    package struct TooLate: Error {
        package let soFar: Outcome
    }

    private let child: Child
    private let input: PipeEnd
    private let output: PipeEnd
    private let talk: PipeEnd
    private var unsent: ArraySlice<UInt8>
    private var ending: Outcome.Ending?

    init(_ launch: Launch, input bytes: [UInt8]) throws(SystemFailure) {
        // A process that does not read is no reason for the tests to end.
        signal(SIGPIPE, SIG_IGN)
        let theirs: [Int32]
        (input, output, talk, theirs) = try PipeEnd.three()
        defer { theirs.forEach { close($0) } }
        unsent = bytes[...]
        child = try Child(launch) { actions in
            for (number, descriptor) in theirs.enumerated() {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            }
        }
        // Several that are started one after the other are to run at once.
        unsent = input.send(unsent)
        if unsent.isEmpty { input.shut() }
    }

    deinit {
        end()
    }

    /// Waits until the process has ended; one that is still there after so many seconds is killed, and the test fails.
    package func finish(within seconds: Double = 60) throws(TooLate) -> Outcome {
        let hasFinished = exchange(until: Deadline(seconds: seconds))
        let outcome = end()
        guard hasFinished else { throw TooLate(soFar: outcome) }
        return outcome
    }

    /// Lets the process run for so long, and then kills it if it still does.
    package func kill(after seconds: Double) -> Outcome {
        _ = exchange(until: Deadline(seconds: seconds))
        return end()
    }

    /// Lets the process run until it has answered so much, and then kills it if it still runs.
    package func kill(afterAnswers bytes: Int) -> Outcome {
        _ = exchange(until: Deadline(seconds: 60), orOutputOf: bytes)
        return end()
    }

    @discardableResult
    private func end() -> Outcome {
        if ending == nil {
            if output.isOpen || talk.isOpen { child.signal(SIGKILL) }
            ending = child.wait()
            // What it had written before it was killed is still there.
            _ = exchange(until: Deadline(seconds: 0))
        }
        return Outcome(output.text, talk: talk.text, ending: ending ?? .signal(SIGKILL))
    }
}

// MARK: - Pipes

extension Conversation {
    /// Moves bytes both ways; true once the process has closed its side of both answers, or has answered enough.
    private func exchange(until deadline: Deadline, orOutputOf enough: Int = .max) -> Bool {
        while output.isOpen || talk.isOpen, output.count < enough {
            if unsent.isEmpty { input.shut() }
            var ends = [
                pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: talk.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&ends, nfds_t(ends.count), deadline.millisecondsLeft) > 0 else { return false }
            if ends[0].revents != 0 { unsent = input.send(unsent) }
            if ends[1].revents != 0 { output.receive() }
            if ends[2].revents != 0 { talk.receive() }
        }
        return true
    }
}

/// Our end of a pipe, with everything that came out of it.
private final class PipeEnd {
    /// -1, which poll(2) passes over, once it is shut.
    private(set) var descriptor: Int32
    private var received: [UInt8] = []

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        shut()
    }

    /// Our ends of three pipes, and their ends to become the descriptors 0, 1 and 2 of a process.
    static func three() throws(SystemFailure) -> (PipeEnd, PipeEnd, PipeEnd, theirs: [Int32]) {
        var pairs = [[Int32]](repeating: [-1, -1], count: 3)
        for index in pairs.indices {
            // A process that another test starts at this moment must not hold them open.
            guard pipe2(&pairs[index], O_CLOEXEC) == 0 else { throw SystemFailure("pipe2") }
        }
        return (
            PipeEnd(pairs[0][1]), PipeEnd(pairs[1][0]), PipeEnd(pairs[2][0]),
            theirs: [pairs[0][0], pairs[1][1], pairs[2][1]]
        )
    }

    var isOpen: Bool { descriptor >= 0 }

    var count: Int { received.count }

    var text: String { String(decoding: received, as: UTF8.self) }

    func shut() {
        if isOpen { close(descriptor) }
        descriptor = -1
    }

    /// Answers what there was no room for; a reader that has gone gets nothing more.
    func send(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 { return errno == EAGAIN ? bytes : [] }
        return bytes.dropFirst(count)
    }

    func receive() {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &chunk, chunk.count)
        if count > 0 {
            received += chunk.prefix(count)
        } else if count == 0 || errno != EAGAIN {
            shut()
        }
    }
}
