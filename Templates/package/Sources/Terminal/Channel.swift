#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The only access to standard output and standard error.
package struct Channel {
    package enum Side: Sendable {
        case output, messages
    }

    package let write: (Side, String) throws(ChannelError) -> Void

    package init(_ write: @escaping (Side, String) throws(ChannelError) -> Void) {
        self.write = write
    }
}

/// A failed write.
package enum ChannelError: Error, Equatable {
    /// The reader has closed the pipe.
    case closed
    /// The value is the message of the system.
    case failed(String)
}

extension Channel {
    /// Standard output and standard error of the process.
    package static var standard: Channel {
        // Makes writing to a closed pipe an error instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
        return Channel { side, text throws(ChannelError) in
            try send(Array(text.utf8), to: side == .output ? STDOUT_FILENO : STDERR_FILENO)
        }
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32) throws(ChannelError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EPIPE { throw .closed }
            guard count > 0 else { throw .failed(String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }
}

/// The system call, which `Channel.write` would hide.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
