import CPosix
import Glibc

/// A running process with pipes to its standard streams.
package final class RunningProcess {
    /// Thrown when a process had to be killed because of a timeout.
    package struct TimedOut: Error {
        package let outcome: Outcome
    }

    private let child: Child
    private let input: PipeEnd
    private let output: PipeEnd
    private let messages: PipeEnd
    private var unsent: ArraySlice<UInt8>
    private var ending: Outcome.Ending?

    init(_ launch: Launch, input bytes: [UInt8]) throws(SystemFailure) {
        // A process that does not read its input must not kill the tests.
        signal(SIGPIPE, SIG_IGN)
        let childEnds: [Int32]
        (input, output, messages, childEnds) = try PipeEnd.makeThree()
        defer { childEnds.forEach { close($0) } }
        unsent = bytes[...]
        child = try Child(launch) { actions in
            for (number, descriptor) in childEnds.enumerated() {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            }
        }
        // Send input early, so that several processes can run in parallel.
        unsent = input.send(unsent)
        if unsent.isEmpty { input.closeEnd() }
    }

    deinit {
        end()
    }

    /// Waits until the process exits. Kills it and throws after the given time.
    package func finish(within seconds: Double = 300) throws(TimedOut) -> Outcome {
        let hasFinished = exchange(until: Deadline(seconds: seconds))
        let outcome = end()
        guard hasFinished else { throw TimedOut(outcome: outcome) }
        return outcome
    }

    /// Kills the process if it is still running after the given time.
    package func kill(after seconds: Double) -> Outcome {
        _ = exchange(until: Deadline(seconds: seconds))
        return end()
    }

    /// Kills the process after it has written the given number of bytes to standard output.
    package func kill(afterOutputOf bytes: Int) -> Outcome {
        _ = exchange(until: Deadline(seconds: 60), orOutputOf: bytes)
        return end()
    }

    @discardableResult
    private func end() -> Outcome {
        if ending == nil {
            if output.isOpen || messages.isOpen { child.signal(SIGKILL) }
            ending = child.wait()
            // Output written before the kill is still in the pipes.
            _ = exchange(until: Deadline(seconds: 0))
        }
        return Outcome(output.text, messages: messages.text, ending: ending ?? .signal(SIGKILL))
    }
}

// MARK: - Pipes

extension RunningProcess {
    /// Transfers data in both directions. Returns `true` when the process has closed both outputs or written enough.
    private func exchange(until deadline: Deadline, orOutputOf limit: Int = .max) -> Bool {
        while output.isOpen || messages.isOpen, output.count < limit {
            if unsent.isEmpty { input.closeEnd() }
            var ends = [
                pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: messages.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&ends, nfds_t(ends.count), deadline.millisecondsLeft) > 0 else { return false }
            if ends[0].revents != 0 { unsent = input.send(unsent) }
            if ends[1].revents != 0 { output.receive() }
            if ends[2].revents != 0 { messages.receive() }
        }
        return true
    }
}

/// The parent's end of a pipe, with the bytes received so far.
private final class PipeEnd {
    /// -1 when closed, which poll(2) ignores.
    private(set) var descriptor: Int32
    private var received: [UInt8] = []

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        closeEnd()
    }

    /// Creates three pipes. The child ends become descriptors 0, 1 and 2 of the process.
    static func makeThree() throws(SystemFailure) -> (PipeEnd, PipeEnd, PipeEnd, childEnds: [Int32]) {
        var pairs = [[Int32]](repeating: [-1, -1], count: 3)
        for index in pairs.indices {
            // O_CLOEXEC: a process started by another test at the same time must not inherit them.
            guard pipe2(&pairs[index], O_CLOEXEC) == 0 else { throw SystemFailure("pipe2") }
        }
        return (
            PipeEnd(pairs[0][1]), PipeEnd(pairs[1][0]), PipeEnd(pairs[2][0]),
            childEnds: [pairs[0][0], pairs[1][1], pairs[2][1]]
        )
    }

    var isOpen: Bool { descriptor >= 0 }

    var count: Int { received.count }

    var text: String { String(decoding: received, as: UTF8.self) }

    func closeEnd() {
        if isOpen { close(descriptor) }
        descriptor = -1
    }

    /// Returns the bytes not yet sent; none if the reader has closed the pipe.
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
            closeEnd()
        }
    }
}
