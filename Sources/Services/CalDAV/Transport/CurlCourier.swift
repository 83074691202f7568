import Glibc
import Programs

/// Sends requests with curl, which provides encryption, proxies and HTTP/2.
package final class CurlCourier: Courier {
    private var login: Login?
    private let certificates: String?
    private let program: String
    private let maximumTime: Int

    /// `certificates` names a file of certificates to trust instead of the system's. `maximumTime` is the number of seconds
    /// for requests that are sent together.
    package init(login: Login?, certificates: String? = nil, program: String = "curl", maximumTime: Int = 1800) {
        (self.login, self.certificates, self.program) = (login, certificates, program)
        self.maximumTime = maximumTime
    }

    package func send(_ requests: [Request], _ receive: (AnswerPart) -> Bool) throws(CourierFailure) {
        guard !requests.isEmpty else { return }
        var needsDigest = false
        try send(requests, login) { part in
            if case .head(let head) = part, head.wantsDigest, login?.method == .basic { needsDigest = true }
            return !needsDigest && receive(part)
        }
        guard needsDigest else { return }
        // A server that wants digest authentication says so in its first answer.
        login?.method = .digest
        try send(requests, login, receive)
    }

    private func send(
        _ requests: [Request],
        _ login: Login?,
        _ receive: (AnswerPart) -> Bool
    ) throws(CourierFailure) {
        let boundary = (0..<2).map { _ in String(UInt64.random(in: 0x1000_0000_0000_0000...(.max)), radix: 16) }
            .joined()
        var bodies: [MemoryFile] = []
        let configuration = CurlConfiguration(login: login, certificates: certificates, boundary: boundary)
        let input = try configuration.text(for: requests) { body throws(CourierFailure) in
            let file = try running { () throws(ProgramFailure) in try MemoryFile(body) }
            bodies.append(file)
            return file.descriptor
        }
        // Unlike a pipe, a file is complete even if adder is killed now. A configuration without its end would send
        // requests without their conditions.
        var output = CurlOutput(boundary: boundary)
        var isWanted = true
        var isTooLarge = false
        let status = try running { () throws(ProgramFailure) in
            let process = try ChildProcess(
                program,
                ["-q", "-K", "-"],
                input: MemoryFile(input),
                inheriting: bodies.map(\.descriptor)
            )
            return try process.read(for: maximumTime) { bytes in
                isWanted = output.read(bytes, receive)
                if isWanted, output.answerCount < requests.count {
                    isTooLarge = output.size > requests[output.answerCount].maximumAnswer
                }
                return isWanted && !isTooLarge
            }
        }
        if isTooLarge { throw .answerTooLarge }
        if isWanted, output.answerCount < requests.count {
            throw status == -SIGINT ? .interrupted : .broken(status: status)
        }
    }

    private func running<Value>(_ run: () throws(ProgramFailure) -> Value) throws(CourierFailure) -> Value {
        try Result(catching: run).mapError(CourierFailure.program).get()
    }
}

extension AnswerHead {
    /// `true` if the server refuses the password because it accepts only digest authentication.
    fileprivate var wantsDigest: Bool {
        let schemes = values(of: "WWW-Authenticate").flatMap { $0.lowercased().split(separator: ",") }
            .map(\.trimmingSpaces)
        return status == 401 && schemes.contains { $0.hasPrefix("digest ") }
            && !schemes.contains { $0.hasPrefix("basic") }
    }
}
