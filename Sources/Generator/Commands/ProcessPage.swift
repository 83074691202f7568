import Glibc

/// Standard output and standard error; remembers when something did not arrive.
package final class ProcessPage: Page {
    private var answer: [UInt8] = []
    package private(set) var failure: String?

    package init() {}

    package func write(_ text: String) {
        answer += text.utf8
    }

    /// What was answered comes first.
    package func talk(_ text: String) {
        flush()
        _ = send(Array(text.utf8), to: STDERR_FILENO)
    }

    package func flush() {
        let code = send(answer, to: STDOUT_FILENO)
        answer = []
        // A reader that has read enough is in its right.
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
