/// An XML element with its text and children.
package struct XMLElement: Equatable, Sendable {
    /// The namespace and the local name, separated by a space: `DAV: href`.
    package let name: String
    package internal(set) var attributes: [String: String] = [:]
    /// The text directly within the element.
    package internal(set) var text: [UInt8] = []
    package internal(set) var children: [XMLElement] = []

    /// The first child of that name.
    package subscript(name: String) -> XMLElement? {
        children.first { $0.name == name }
    }

    package var localName: Substring {
        name[(name.lastIndex(of: " ").map(name.index(after:)) ?? name.startIndex)...]
    }

    /// The text without surrounding white space, or `nil` if it is empty.
    package var words: String? {
        let isSpace = { (byte: UInt8) in [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
        guard let start = text.firstIndex(where: { !isSpace($0) }), let end = text.lastIndex(where: { !isSpace($0) })
        else { return nil }
        return String(decoding: text[start...end], as: UTF8.self)
    }
}

enum Namespace {
    static let calDAV = "urn:ietf:params:xml:ns:caldav"
    static let calendarServer = "http://calendarserver.org/ns/"
    /// The namespace of messages from servers built on sabre/dav, such as Nextcloud.
    static let sabre = "http://sabredav.org/ns"
}

/// The reason a document was not read.
package enum XMLFailure: Error, Equatable {
    case illFormed(line: Int)
    /// The document ends before its last element does.
    case isCut
    /// The document declares an entity, which could expand to any size.
    case declaresEntity
    case tooDeep
    case tooLarge
    /// The document is well-formed, but its root is another element.
    case isOther(root: String)
}
