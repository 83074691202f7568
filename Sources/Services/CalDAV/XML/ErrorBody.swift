/// The reason that a server gives for refusing a request.
package struct ErrorBody: Equatable, Sendable {
    /// The maximum length of a message.
    private static let maximumCount = 300

    /// The elements that name the violated conditions, such as `DAV: valid-sync-token`.
    package let conditions: [XMLElement]
    /// The server's human-readable message.
    package let message: String?

    /// Reads the body of an answer: a `DAV: error` element, or plain text.
    package init(_ bytes: [UInt8]) {
        let document = XMLReader()
        let children = try? document.read(bytes) + document.finish()
        if let children, document.root == "DAV: error" {
            self.init(children)
        } else {
            self.init([], message: ErrorBody.plainText(bytes))
        }
    }

    /// Reads the part of a multistatus document about one resource.
    init(of response: XMLElement) {
        self.init(response["DAV: error"]?.children ?? [], message: response["DAV: responsedescription"]?.words)
    }

    private init(_ children: [XMLElement], message: String? = nil) {
        let names = ["\(Namespace.sabre) message", "DAV: responsedescription"]
        let own = names.lazy.compactMap { name in children.first { $0.name == name }?.words }.first
        conditions = children.filter { !names.contains($0.name) }
        self.message = (message ?? own).map { String($0.prefix(ErrorBody.maximumCount)) }
    }

    /// Returns the condition of that name, which belongs to different namespaces on different servers.
    package func condition(_ localNames: String...) -> XMLElement? {
        conditions.first { localNames.contains(String($0.localName)) }
    }

    /// The first line of a text, or `nil` for markup.
    private static func plainText(_ bytes: [UInt8]) -> String? {
        let line = String(decoding: bytes.prefix(4 * maximumCount), as: UTF8.self)
            .split(whereSeparator: \.isNewline).first?.trimmingSpaces
        return line.flatMap { $0.isEmpty || $0.hasPrefix("<") ? nil : String($0) }
    }
}

extension StringProtocol {
    /// The text without spaces and tabs around it.
    var trimmingSpaces: SubSequence {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        guard let start = firstIndex(where: { !isSpace($0) }), let end = lastIndex(where: { !isSpace($0) }) else {
            return self[endIndex...]
        }
        return self[start...end]
    }
}
