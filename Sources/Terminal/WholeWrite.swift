import Glibc

/// Writes all of it, however little there is room for at once.
enum WholeWrite {
    enum Ending: Equatable {
        case done
        /// Nobody waits for room any more.
        case givenUp
        case refused(code: Int32)
    }

    static func write(
        _ bytes: [UInt8],
        to descriptor: Int32,
        waitForRoom: () -> Bool? = { nil }
    ) -> Ending {
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
                if count >= 0 {
                    sent += count
                } else if errno == EAGAIN {
                    guard waitForRoom() ?? wait(for: descriptor) else { return .givenUp }
                } else if errno != EINTR {
                    return .refused(code: errno)
                }
            }
            return .done
        }
    }

    private static func wait(for descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
        return true
    }
}
