/// Reads a WebDAV multistatus document in pieces.
package struct MultistatusReader {
    private static let root = "DAV: multistatus"

    private let document = XMLReader()
    /// The token that stands for the state of the collection after the listed changes.
    package private(set) var syncToken: String?

    package init() {}

    /// Reads the next piece and returns the responses that end in it.
    package mutating func read(_ bytes: [UInt8]) throws(XMLFailure) -> [DAVResponse] {
        try responses(in: document.read(bytes))
    }

    /// Returns the other responses, and throws if the document is not complete.
    package mutating func finish() throws(XMLFailure) -> [DAVResponse] {
        try responses(in: document.finish())
    }

    private mutating func responses(in elements: [XMLElement]) throws(XMLFailure) -> [DAVResponse] {
        if let root = document.root, root != MultistatusReader.root { throw .isOther(root: root) }
        var responses: [DAVResponse] = []
        for element in elements {
            switch element.name {
            case "DAV: response": responses += DAVResponse.all(in: element)
            case "DAV: sync-token": syncToken = element.words
            default: break
            }
        }
        return responses
    }
}
