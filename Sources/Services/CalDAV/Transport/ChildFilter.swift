import CLinux
import Glibc

/// A child process that reads all of its input and then writes its output. It is killed when this object is released.
final class ChildFilter {
    private let process: pid_t
    private var isRunning = true
    /// A socket rather than two pipes: it is created close-on-exec, and `MSG_NOSIGNAL` avoids SIGPIPE.
    private let socket: Int32
    private let interruption: Int32

    init(
        _ program: String,
        _ arguments: [String],
        inheriting descriptors: [Int32],
        interruption: Int32
    ) throws(CourierFailure) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .systemError(String(cString: strerror(errno))) }
        ends = ends.map(aboveStandardStreams)
        let null = aboveStandardStreams(open("/dev/null", O_WRONLY | O_CLOEXEC))
        guard !ends.contains(-1), null >= 0 else {
            let failure = String(cString: strerror(errno))
            for descriptor in ends + [null] where descriptor >= 0 { close(descriptor) }
            throw .systemError(failure)
        }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let words = ([program] + arguments).map { (word: String) in strdup(word) }
        var child: pid_t = 0
        let streams = [ends[1], ends[1], null]
        let code = adder_spawn(&child, program, words + [nil], streams, descriptors, descriptors.count)
        words.forEach { free($0) }
        for end in [ends[1], null] { close(end) }
        (process, socket, self.interruption) = (child, ends[0], interruption)
        if code != 0 {
            isRunning = false
            throw code == ENOENT ? .notInstalled(program: program) : .systemError(String(cString: strerror(code)))
        }
    }

    deinit {
        close(socket)
        if isRunning {
            kill(process, SIGKILL)
            _ = wait()
        }
    }

    /// Sends the input, and passes on the output until it ends or `receive` returns `false`. Returns the exit status, or
    /// the negative number of the signal that terminated the process.
    func exchange(_ bytes: [UInt8], _ receive: ([UInt8]) -> Bool) throws(CourierFailure) -> Int32 {
        var unsent = bytes[...]
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let wanted = unsent.isEmpty ? POLLIN : POLLIN | POLLOUT
            var ends = [(socket, wanted), (interruption, POLLIN)].map {
                pollfd(fd: $0, events: Int16($1), revents: 0)
            }
            if poll(&ends, nfds_t(ends.count), -1) < 0 {
                if errno == EINTR { continue }
                throw .systemError(String(cString: strerror(errno)))
            }
            if ends[1].revents != 0 { throw .interrupted }
            if ends[0].revents & Int16(POLLOUT) != 0, !unsent.isEmpty { send(&unsent) }
            guard ends[0].revents & ~Int16(POLLOUT) != 0 else { continue }
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { break }
            guard receive(Array(buffer[..<count])) else { return 0 }
        }
        return wait()
    }

    private func send(_ bytes: inout ArraySlice<UInt8>) {
        let count = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        // A process that has ended needs no input. Its output says why.
        bytes = count < 0 ? [] : bytes.dropFirst(count)
        if bytes.isEmpty { shutdown(socket, Int32(SHUT_WR)) }
    }

    private func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        isRunning = false
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }
}

/// Bytes that a child process can read from `/dev/fd`.
final class MemoryFile {
    let descriptor: Int32

    init(_ bytes: [UInt8]) throws(CourierFailure) {
        descriptor = aboveStandardStreams(adder_memory_file())
        var sent = 0
        while descriptor >= 0, sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            sent += count
        }
        guard descriptor >= 0, sent == bytes.count else { throw .systemError(String(cString: strerror(errno))) }
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
