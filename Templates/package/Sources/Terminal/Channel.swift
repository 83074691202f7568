#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The narrow edge to wherever texts go.
package struct Channel {
    package enum Side: Sendable {
        case answer, talk
    }

    package let write: (Side, String) throws(ChannelTrouble) -> Void

    package init(_ write: @escaping (Side, String) throws(ChannelTrouble) -> Void) {
        self.write = write
    }
}

/// Why a text did not arrive.
package enum ChannelTrouble: Error, Equatable {
    /// Nobody reads any more.
    case closed
    /// With what the system said.
    case failed(String)
}

extension Channel {
    /// The process's own sides.
    package static var standard: Channel {
        // A reader that leaves is an error of a write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        return Channel { side, text throws(ChannelTrouble) in
            try send(Array(text.utf8), to: side == .answer ? STDOUT_FILENO : STDERR_FILENO)
        }
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32) throws(ChannelTrouble) {
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

/// Channel has a `write` of its own.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
