package import CalDAV
import Glibc

/// A CalDAV server of another project, started on this machine with an empty folder.
package final class RealServer {
    package enum Kind: String, CaseIterable, Sendable {
        case radicale
        case xandikos
    }

    package struct DidNotStart: Error {
        package let outcome: Outcome
    }

    package static let user = "alice"
    /// With characters that have a meaning in configuration files. Xandikos needs no password.
    package static let password = "p\"a ss\\n:é"

    package let url: ResourceURL
    private let kind: Kind
    private let folder: TemporaryFolder
    private let port: UInt16
    private var process: RunningProcess?

    /// Only Radicale can be encrypted, with a certificate of its own.
    package init(_ kind: Kind, isEncrypted: Bool = false) throws {
        self.kind = kind
        folder = try TemporaryFolder()
        port = try RealServer.freePort()
        let address = "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)/"
        guard let url = ResourceURL(address) else { throw SystemFailure("port", code: EINVAL) }
        self.url = url
        if isEncrypted { try makeCertificate() }
        try start()
    }

    /// The certificate of an encrypted server.
    package var certificate: String { "\(folder.path)/certificate" }

    private var key: String { "\(folder.path)/key" }

    package func courier(password: String = RealServer.password, certificates: String? = nil) -> CurlCourier {
        CurlCourier(
            login: Login(user: RealServer.user, password: password, server: url),
            certificates: certificates
        )
    }

    private func makeCertificate() throws {
        let words = [
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=adder", "-addext",
            "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate,
        ]
        _ = try RunningProcess(launch("openssl", words), input: []).finish()
    }

    private func launch(_ tool: String, _ arguments: [String]) throws -> Launch {
        Launch(
            path: try Tool(tool).path,
            arguments: arguments.map { Array($0.utf8) },
            variables: ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"],
            folder: folder.path
        )
    }

    package func stop() {
        _ = process?.kill(after: 0)
        process = nil
    }

    /// Starts the server with the files that it had.
    package func start() throws {
        var arguments: [String]
        switch kind {
        case .radicale:
            try Files.write("\(RealServer.user):\(RealServer.password)\n".utf8, to: "\(folder.path)/users")
            arguments = [
                "--config", "", "--server-hosts", "127.0.0.1:\(port)", "--auth-type", "htpasswd",
                "--auth-htpasswd-filename", "\(folder.path)/users", "--auth-htpasswd-encryption", "plain",
                "--auth-delay", "0", "--storage-filesystem-folder", "\(folder.path)/items", "--logging-level", "error",
            ]
            if url.isHTTPS { arguments += ["--ssl", "--certificate", certificate, "--key", key] }
        case .xandikos:
            arguments = [
                "-d", "\(folder.path)/items", "--defaults", "-l", "127.0.0.1", "-p", "\(port)",
                "--current-user-principal", "/\(RealServer.user)/",
            ]
        }
        let process = try RunningProcess(launch(kind.rawValue, arguments), input: [])
        self.process = process
        try waitUntilStarted(process)
    }

    private func waitUntilStarted(_ process: RunningProcess) throws {
        let deadline = Deadline(seconds: 60)
        while !RealServer.isListening(port) {
            guard deadline.millisecondsLeft > 0 else { throw DidNotStart(outcome: process.kill(after: 0)) }
            poll(nil, 0, 20)
        }
    }

    private static func isListening(_ port: UInt16) -> Bool {
        withSocket { socket, address in
            var address = address
            address.sin_port = port.bigEndian
            return withSocketAddress(&address) { connect(socket, $0, $1) == 0 }
        }
    }

    private static func freePort() throws(SystemFailure) -> UInt16 {
        let port: UInt16 = withSocket { socket, address in
            var address = address
            guard withSocketAddress(&address, { bind(socket, $0, $1) }) == 0 else { return 0 }
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            return withSocketAddress(&address) { pointer, _ in
                getsockname(socket, pointer, &size) == 0
            } ? UInt16(bigEndian: address.sin_port) : 0
        }
        guard port > 0 else { throw SystemFailure("bind") }
        return port
    }

    private static func withSocket<Result>(_ body: (Int32, sockaddr_in) -> Result) -> Result {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return body(descriptor, address)
    }

    private static func withSocketAddress<Result>(
        _ address: inout sockaddr_in,
        _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
