/// Splits the output of curl into answers. Each consists of the head, because of `include`, the body, and a line that
/// curl writes after the transfer: the boundary, the exit status, and the message of an error.
struct CurlOutput {
    private enum Place {
        case head
        case body
        /// In the line after the boundary.
        case end
    }

    /// The maximum length of a head; a longer one is not HTTP. The last line is written by curl and is short.
    private static let maximumHead = 1 << 18

    /// The text before the exit status. It is random, so that no body can contain it.
    private let mark: [UInt8]
    private var buffer: [UInt8] = []
    private var place = Place.head
    private var head: AnswerHead?
    private(set) var answerCount = 0
    /// The size of the current answer.
    private(set) var size = 0

    init(boundary: String) {
        mark = Array("\n\(boundary) ".utf8)
    }

    /// The `write-out` option that makes curl write the boundary.
    static func format(boundary: String) -> String {
        "\n\(boundary) %{exitcode} %{errormsg}\n"
    }

    /// Returns `false` if the receiver wants no more.
    mutating func read(_ bytes: [UInt8], _ receive: (AnswerPart) -> Bool) -> Bool {
        buffer += bytes
        while true {
            if place == .end {
                guard let end = buffer.firstIndex(of: 0x0A) else { return true }
                let failure = CurlOutput.failure(in: buffer[..<end])
                buffer.removeFirst(end + 1)
                (place, head, size) = (.head, nil, 0)
                answerCount += 1
                guard receive(.end(failure)) else { return false }
            } else {
                let end = startOfMark
                let count = end ?? max(0, buffer.count - mark.count + 1)
                guard take(count, isLast: end != nil, receive) else { return false }
                guard end != nil else { return true }
                buffer.removeFirst(mark.count)
                place = .end
            }
        }
    }

    private var startOfMark: Int? {
        var start = 0
        while let end = buffer[start...].firstIndex(of: 0x0A) {
            if buffer[end...].starts(with: mark) { return end }
            start = end + 1
        }
        return nil
    }

    /// Passes on the head and the body in the first `count` bytes, and removes them from the buffer.
    private mutating func take(_ count: Int, isLast: Bool, _ receive: (AnswerPart) -> Bool) -> Bool {
        var count = count
        while place == .head {
            let bytes = buffer[..<count]
            if bytes.startsLikeHead, let end = bytes.endOfHead {
                // A later head replaces an interim answer, that of a proxy, or a request to authenticate.
                head = AnswerHead(bytes[..<end])
                size += end
                buffer.removeFirst(end)
                count -= end
            } else if isLast || !bytes.startsLikeHead || count > CurlOutput.maximumHead {
                place = .body
                if let head, !receive(.head(head)) { return false }
                // The start of a head that never ended is not a body.
                if isLast, bytes.startsLikeHead {
                    buffer.removeFirst(count)
                    return true
                }
            } else {
                return true
            }
        }
        guard count > 0 else { return true }
        let body = Array(buffer[..<count])
        buffer.removeFirst(count)
        size += count
        return receive(.body(body))
    }

    /// `0 ` or `6 Could not resolve host: …`
    private static func failure(in line: ArraySlice<UInt8>) -> TransferFailure? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
        let code = words.first.flatMap { Int($0) } ?? -1
        return code == 0 ? nil : TransferFailure(code: code, message: words.count > 1 ? String(words[1]) : "")
    }
}

extension ArraySlice<UInt8> {
    /// `true` if these bytes are, or may become, `HTTP/` and a digit. No body in XML or iCalendar starts like this.
    fileprivate var startsLikeHead: Bool {
        let start = Array("HTTP/".utf8)
        let digit = dropFirst(start.count).first
        return start.starts(with: prefix(start.count)) && (digit.map { 0x30...0x39 ~= $0 } ?? true)
    }

    /// The index after the first empty line.
    fileprivate var endOfHead: Int? {
        var lineStart = startIndex
        while let end = self[lineStart...].firstIndex(of: 0x0A) {
            if self[lineStart..<end].allSatisfy({ $0 == 0x0D }) { return end + 1 }
            lineStart = end + 1
        }
        return nil
    }
}

extension AnswerHead {
    /// Parses the status line, `HTTP/1.1 207 Multi-Status` or `HTTP/2 207`, and the headers.
    fileprivate init(_ bytes: ArraySlice<UInt8>) {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let headers = lines.dropFirst().compactMap { line in
            line.firstIndex(of: ":").map { colon in
                Header(String(line[..<colon].trimmingSpaces), String(line[line.index(after: colon)...].trimmingSpaces))
            }
        }
        self.init(status: status, headers: headers)
    }
}
