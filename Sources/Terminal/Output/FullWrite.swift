import CLinux
import Glibc

/// Writes all bytes, even if the system accepts only a part at a time.
package enum FullWrite {
    package enum Ending: Equatable {
        case done
        /// `waitUntilWritable` returned `false`.
        case cancelled
        case failed(code: Int32)
    }

    package static func write(
        _ bytes: [UInt8],
        to descriptor: Int32,
        waitUntilWritable: () -> Bool? = { nil }
    ) -> Ending {
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
                if count >= 0 {
                    sent += count
                } else if errno == EAGAIN {
                    guard waitUntilWritable() ?? wait(for: descriptor) else { return .cancelled }
                } else if errno != EINTR {
                    return .failed(code: errno)
                }
            }
            return .done
        }
    }

    /// Writes to a terminal while Ctrl-C does not interrupt system calls.
    ///
    /// Ctrl-C empties the buffer of a terminal. If the buffer was full, Linux does not wake the process that waits for space
    /// in it, which would sleep forever.
    package static func draw(_ bytes: [UInt8], on terminal: Int32) {
        adder_wake_often(1)
        defer { adder_wake_often(0) }
        _ = write(bytes, to: terminal)
    }

    private static func wait(for descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
        return true
    }
}
