import Glibc

/// Standard output and standard error, with visible control characters; remembers the first failure to write.
final class ProcessOutput: Output {
    private var buffer: [UInt8] = []
    private(set) var failure: String?

    init() {}

    func write(_ text: String) {
        buffer += text.withVisibleControls.utf8
    }

    /// Flushes standard output first, to keep the order.
    func writeMessage(_ text: String) {
        flush()
        _ = send(Array(text.withVisibleControls.utf8), to: STDERR_FILENO)
    }

    func flush() {
        let code = send(buffer, to: STDOUT_FILENO)
        buffer = []
        // A closed pipe is not an error: the reader has read enough.
        if code != 0, code != EPIPE, failure == nil { failure = String(cString: strerror(code)) }
    }

    private func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { all in
                Glibc.write(descriptor, all.baseAddress.map { $0 + sent }, all.count - sent)
            }
            if count >= 0 { sent += count } else if errno != EINTR { return errno }
        }
        return 0
    }
}
