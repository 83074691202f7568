package import Programs

/// Sends requests to a server and returns its answers.
package protocol Courier {
    /// Sends the requests in order, and passes the parts of their answers on as they arrive. Stops early if `receive`
    /// returns `false`.
    func send(_ requests: [Request], _ receive: (AnswerPart) -> Bool) throws(CourierFailure)
}

package struct Request: Equatable, Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case put = "PUT"
        case delete = "DELETE"
        case propfind = "PROPFIND"
        case report = "REPORT"
        case makeCalendar = "MKCALENDAR"
    }

    package let method: Method
    package let url: ResourceURL
    package var headers: [Header] = []
    package var body: [UInt8]?
    /// The seconds without data after which the server is considered stuck.
    package var patience = 60
    /// The maximum size of the answer. The courier stops when it is exceeded.
    package var maximumAnswer = 64 << 20

    package init(_ method: Method, _ url: ResourceURL, _ headers: [Header] = [], body: [UInt8]? = nil) {
        (self.method, self.url, self.headers, self.body) = (method, url, headers, body)
    }
}

package struct Header: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }
}

/// A part of an answer. Each request is answered with at most one head, any number of pieces of the body, and an end.
package enum AnswerPart: Equatable, Sendable {
    case head(AnswerHead)
    case body([UInt8])
    case end(TransferFailure?)
}

package struct AnswerHead: Equatable, Sendable {
    package let status: Int
    package let headers: [Header]

    package init(status: Int, headers: [Header] = []) {
        (self.status, self.headers) = (status, headers)
    }

    /// The value of the first header of that name.
    package subscript(name: String) -> String? {
        values(of: name).first
    }

    package func values(of name: String) -> [String] {
        headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }
}

/// The reason no complete answer arrived: an exit status of curl and its message.
package struct TransferFailure: Equatable, Sendable {
    package let code: Int
    package let message: String

    package init(code: Int, message: String) {
        (self.code, self.message) = (code, message)
    }

    /// An answer that ends early although the connection was closed properly, with the exit status of curl for others.
    package static let cut = TransferFailure(code: 18, message: "the answer was cut off")

    /// `true` if the server's certificate is not trusted.
    package var isAboutCertificate: Bool { [51, 58, 60, 77, 83, 90, 91].contains(code) }
}

/// The reason requests could not be sent, or all answers are lost.
package enum CourierFailure: Error, Equatable {
    case program(ProgramFailure)
    /// The program ended with this status before it had answered everything.
    case broken(status: Int32)
    case interrupted
    case answerTooLarge
    /// The address is not on the server that the password is for, or is not encrypted.
    case unsafeAddress(ResourceURL)
    /// curl would send the request without this header.
    case emptyHeader(name: String)
}

/// A complete answer, or as much of it as arrived.
package struct Answer: Equatable, Sendable {
    package internal(set) var head: AnswerHead
    package internal(set) var body: [UInt8]
    package internal(set) var failure: TransferFailure?

    package init(_ head: AnswerHead = AnswerHead(status: 0), body: [UInt8] = [], failure: TransferFailure? = nil) {
        (self.head, self.body, self.failure) = (head, body, failure)
    }
}
