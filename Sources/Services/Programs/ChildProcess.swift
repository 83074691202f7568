import CLinux
import Glibc

/// The reason a program could not be run to its end.
package enum ProgramFailure: Error, Equatable {
    case notInstalled(program: String)
    case systemError(String)
    case tookTooLong
}

/// A child process whose output is read. It is killed when this object is released.
package final class ChildProcess {
    private let process: pid_t
    private var isRunning = true
    private let output: Int32

    /// - Parameter input: The standard input, which is empty by default.
    package init(
        _ program: String,
        _ arguments: [String],
        input: MemoryFile? = nil,
        inheriting descriptors: [Int32] = []
    ) throws(ProgramFailure) {
        var ends: [Int32] = [-1, -1]
        // A pipe could not be created close-on-exec.
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .systemError(String(cString: strerror(errno))) }
        ends = ends.map(aboveStandardStreams)
        let null = aboveStandardStreams(open("/dev/null", O_RDWR | O_CLOEXEC))
        guard !ends.contains(-1), null >= 0 else {
            let failure = String(cString: strerror(errno))
            let subject = ends.contains(-1) ? "" : "/dev/null: "
            for descriptor in ends + [null] where descriptor >= 0 { close(descriptor) }
            throw .systemError(subject + failure)
        }
        let words = ([program] + arguments).map { (word: String) in strdup(word) }
        var child: pid_t = 0
        let streams = [input?.descriptor ?? null, ends[1], null]
        let code = adder_spawn(&child, program, words + [nil], streams, descriptors, descriptors.count, false)
        words.forEach { free($0) }
        for end in [ends[1], null] { close(end) }
        (process, output) = (child, ends[0])
        if code != 0 {
            isRunning = false
            throw code == ENOENT ? .notInstalled(program: program) : .systemError(String(cString: strerror(code)))
        }
    }

    deinit {
        close(output)
        if isRunning {
            kill(process, SIGKILL)
            _ = wait()
        }
    }

    /// Passes on the output until it ends or `receive` returns `false`. Returns the exit status, or the negative number of
    /// the signal that terminated the process. Ctrl-C reaches the process, too, unless it has a session of its own.
    /// - Parameter seconds: The time limit for the process.
    package func read(for seconds: Int, _ receive: ([UInt8]) -> Bool) throws(ProgramFailure) -> Int32 {
        let end = ContinuousClock.now + .seconds(seconds)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let left = (end - .now) / .milliseconds(1)
            guard left > 0 else { throw .tookTooLong }
            var end = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let count = poll(&end, 1, Int32(min(left.rounded(.up), Double(Int32.max))))
            if count < 0, errno != EINTR { throw .systemError(String(cString: strerror(errno))) }
            if count <= 0 { continue }
            let size = Glibc.read(output, &buffer, buffer.count)
            if size < 0, errno == EINTR { continue }
            guard size > 0 else { break }
            guard receive(Array(buffer[..<size])) else { return 0 }
        }
        return wait()
    }

    private func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        isRunning = false
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }
}

/// Bytes that a child process can read from `/dev/fd`, or as its standard input.
package final class MemoryFile {
    package let descriptor: Int32

    package init(_ bytes: [UInt8]) throws(ProgramFailure) {
        descriptor = aboveStandardStreams(adder_memory_file())
        var sent = 0
        while descriptor >= 0, sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            sent += count
        }
        guard descriptor >= 0, sent == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw .systemError(String(cString: strerror(errno)))
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}

/// Moves a descriptor that took the number of a closed standard stream, which a child replaces. Returns -1 on failure.
private func aboveStandardStreams(_ descriptor: Int32) -> Int32 {
    guard 0...2 ~= descriptor else { return descriptor }
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let code = errno
    close(descriptor)
    errno = code
    return moved
}
