import CExpat

/// Reads a document in pieces and returns the children of its root, so that memory does not grow with the document.
package final class XMLReader {
    /// The limits protect against hostile documents.
    private static let maximumDepth = 64
    /// A piece of markup, such as a tag with its attributes, which expat buffers until it ends.
    private static let maximumMarkup = 1 << 20
    /// The children of the root that end in one piece.
    private static let maximumCount = 1 << 16

    /// The maximum size of a child of the root.
    private let maximumSize: Int
    private let parser: OpaquePointer?
    /// The name of the root, once it has been read.
    package private(set) var root: String?
    /// The open elements below the root.
    private var open: [XMLElement] = []
    private var finished: [XMLElement] = []
    private var size = 0
    private var readCount = 0
    private var failure: XMLFailure?

    package init(maximumSize: Int = 4 << 20) {
        self.maximumSize = maximumSize
        parser = XML_ParserCreateNS(nil, XML_Char(bitPattern: UInt8(ascii: " ")))
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { reader, name, attributes in
                if let name { XMLReader.of(reader)?.start(String(cString: name), XMLReader.attributes(attributes)) }
            },
            { reader, _ in XMLReader.of(reader)?.end() }
        )
        XML_SetCharacterDataHandler(parser) { reader, text, count in
            XMLReader.of(reader)?.add(UnsafeBufferPointer(start: text, count: Int(count)))
        }
        XML_SetEntityDeclHandler(parser) { reader, _, _, _, _, _, _, _, _ in
            XMLReader.of(reader)?.stop(.declaresEntity)
        }
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Reads the next piece and returns the children of the root that end in it.
    package func read(_ bytes: [UInt8]) throws(XMLFailure) -> [XMLElement] {
        try parse(XMLReader.withoutForbiddenCharacters(bytes), isLast: false)
        let markup = readCount - max(0, XML_GetCurrentByteIndex(parser))
        if markup > XMLReader.maximumMarkup { stop(.tooLarge) }
        if let failure { throw failure }
        defer { finished = [] }
        return finished
    }

    /// Returns the other children of the root, and throws if the document is not complete. After a long piece of markup, such as
    /// a comment that arrives in small pieces, expat waits before it reads on.
    package func finish() throws(XMLFailure) -> [XMLElement] {
        try parse([], isLast: true)
        defer { finished = [] }
        return finished
    }

    /// expat's errors for a document that ends too early.
    private static let cutErrors = [
        XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR, XML_ERROR_UNCLOSED_CDATA_SECTION,
    ].map(\.rawValue)

    private func parse(_ bytes: [UInt8], isLast: Bool) throws(XMLFailure) {
        if let failure { throw failure }
        readCount += bytes.count
        let status = bytes.withUnsafeBytes { bytes in
            XML_Parse(
                parser,
                bytes.baseAddress?.assumingMemoryBound(to: XML_Char.self),
                Int32(bytes.count),
                isLast ? 1 : 0
            )
        }
        if status != XML_STATUS_OK, failure == nil {
            let isCut = isLast && XMLReader.cutErrors.contains(XML_GetErrorCode(parser).rawValue)
            failure = isCut ? .isCut : .illFormed(line: Int(XML_GetCurrentLineNumber(parser)))
        }
        if let failure { throw failure }
    }

    /// Replaces control characters that XML forbids. Some servers send the characters of an item unchanged.
    private static func withoutForbiddenCharacters(_ bytes: [UInt8]) -> [UInt8] {
        let isForbidden = { (byte: UInt8) in byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D }
        guard bytes.contains(where: isForbidden) else { return bytes }
        var allowed: [UInt8] = []
        allowed.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if isForbidden(byte) { allowed += "\u{FFFD}".utf8 } else { allowed.append(byte) }
        }
        return allowed
    }
}

// MARK: - Events

extension XMLReader {
    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
        data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Reads a list of alternating names and values that ends with a null pointer.
    private static func attributes(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [String: String] {
        var attributes: [String: String] = [:]
        var next = list
        while let pair = next, let name = pair[0], let value = pair[1] {
            attributes[String(cString: name)] = String(cString: value)
            next = pair + 2
        }
        return attributes
    }

    private func start(_ name: String, _ attributes: [String: String]) {
        guard failure == nil else { return }
        guard root != nil else {
            root = name
            return
        }
        open.append(XMLElement(name: name, attributes: attributes))
        grow(by: attributes.reduce(64 + name.utf8.count) { $0 + $1.key.utf8.count + $1.value.utf8.count })
        if open.count > XMLReader.maximumDepth { stop(.tooDeep) }
    }

    private func end() {
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty {
            finished.append(element)
            size = 0
            if finished.count > XMLReader.maximumCount { stop(.tooLarge) }
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private func add(_ text: UnsafeBufferPointer<XML_Char>) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text.append(contentsOf: UnsafeRawBufferPointer(text))
        grow(by: text.count)
    }

    private func grow(by count: Int) {
        size += count
        if size > maximumSize { stop(.tooLarge) }
    }

    private func stop(_ reason: XMLFailure) {
        failure = reason
        XML_StopParser(parser, 0)
    }
}
