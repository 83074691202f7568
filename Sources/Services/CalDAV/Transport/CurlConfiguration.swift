/// The options of curl for a batch of requests, in the format of its configuration files.
/// https://curl.se/docs/manpage.html#-K
struct CurlConfiguration {
    /// curl 7.88 cuts lines after 100 KB.
    static let maximumLine = 90_000

    /// Returns a descriptor that curl inherits, from which it reads the body.
    typealias BodyFile = ([UInt8]) throws(CourierFailure) -> Int32

    let login: Login?
    /// A file of certificates to trust instead of the system's.
    let certificates: String?
    let boundary: String

    func text(for requests: [Request], bodyFile: BodyFile) throws(CourierFailure) -> [UInt8] {
        var lines = Lines()
        for (index, request) in requests.enumerated() {
            guard request.url.isSafe, login.map({ request.url.isSameServer(as: $0.server) }) ?? true else {
                throw .unsafeAddress(request.url)
            }
            if index > 0 { lines.add("next") }
            addTransfer(request, to: &lines)
            try addHeaders(request, to: &lines)
            try addContent(request, to: &lines, bodyFile)
        }
        return lines.bytes
    }

    /// Options apply only up to the following `next`.
    private func addTransfer(_ request: Request, to lines: inout Lines) {
        lines.add("url", request.url.text)
        lines.add("request", request.method.rawValue)
        lines.add("user-agent", "adder")
        if let login {
            lines.add("user", "\(login.user):\(login.password)")
            lines.add(login.method.rawValue)
        }
        // Without `location`, curl follows no redirection, so no password goes elsewhere.
        lines.add("proto", request.url.isHTTPS ? "=https" : "=http")
        if let certificates { lines.add("cacert", certificates) }
        if request.url.isLoopback { lines.add("noproxy", "*") }
        for option in ["silent", "include", "suppress-connect-headers", "no-buffer", "globoff", "path-as-is"] {
            lines.add(option)
        }
        lines.add("connect-timeout", "30")
        // Less than one byte per second counts as a stalled connection.
        lines.add("speed-limit", "1")
        lines.add("speed-time", "\(request.patience)")
        lines.add("max-filesize", "\(request.maximumAnswer)")
        lines.add("write-out", CurlOutput.format(boundary: boundary))
    }

    private func addHeaders(_ request: Request, to lines: inout Lines) throws(CourierFailure) {
        // Do not wait for permission to send a body.
        lines.add("header", "Expect:")
        for header in request.headers {
            // An ETag is text from the server, which must not add a header of its own.
            let value = String(String.UnicodeScalarView(header.value.unicodeScalars.filter { !$0.isControl }))
            // curl leaves out a header without a value, and a condition with it.
            guard !value.trimmingSpaces.isEmpty else { throw .emptyHeader(name: header.name) }
            lines.add("header", "\(header.name): \(value)")
        }
    }

    private func addContent(
        _ request: Request,
        to lines: inout Lines,
        _ bodyFile: BodyFile
    ) throws(CourierFailure) {
        guard let body = request.body else { return }
        let line = body.count <= CurlConfiguration.maximumLine && !body.contains(0) ? Lines.quoted(body) : nil
        if let line, line.count <= CurlConfiguration.maximumLine {
            lines.add("data-raw", quoted: line)
        } else {
            let path = "/dev/fd/\(try bodyFile(body))"
            // curl sends nothing for `data-binary` if it cannot read the file, which must not happen to an item. With
            // `upload-file`, it changes addresses that end with a slash, but those of items do not.
            if request.method == .put { lines.add("upload-file", path) } else { lines.add("data-binary", "@\(path)") }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }
}

/// Lines such as `header = "Depth: 1"`.
private struct Lines {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ option: String) {
        bytes += Array("\(option)\n".utf8)
    }

    mutating func add(_ option: String, _ value: String) {
        add(option, quoted: Lines.quoted(Array(value.utf8)))
    }

    mutating func add(_ option: String, quoted value: [UInt8]) {
        bytes += Array("\(option) = \"".utf8) + value + Array("\"\n".utf8)
    }

    static func quoted(_ bytes: [UInt8]) -> [UInt8] {
        var quoted: [UInt8] = []
        quoted.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            switch byte {
            case 0x0A: quoted += [0x5C, 0x6E]
            case 0x0D: quoted += [0x5C, 0x72]
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [0x5C, byte]
            default: quoted.append(byte)
            }
        }
        return quoted
    }
}
