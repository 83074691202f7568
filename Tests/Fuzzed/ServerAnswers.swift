import CalDAV

/// Reads the bytes as answers of a server.
enum ServerAnswers {
    static func read(_ bytes: [UInt8]) {
        _ = ErrorBody(bytes)
        readMultistatus(bytes)
        // Few random bytes are a document, so they are also tried within one.
        let start = #"<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response><propstat>"#
        readMultistatus(Array(start.utf8) + bytes + Array("</propstat><href>/a</href></response></multistatus>".utf8))
        _ = ResourceURL(String(decoding: bytes, as: UTF8.self))
        _ = ResourceURL("https://example.org/a/")?.resolving(String(decoding: bytes, as: UTF8.self))
    }

    /// Reading in pieces must give the same responses.
    private static func readMultistatus(_ bytes: [UInt8]) {
        let (whole, pieces) = (responses(bytes, pieces: .max), responses(bytes, pieces: 7))
        precondition(whole == pieces)
        for response in whole ?? [] { _ = (response.calendar, response.takesTasks, response.isWritable, response.etag) }
    }

    /// Returns `nil` for a document with an error.
    private static func responses(_ bytes: [UInt8], pieces: Int) -> [DAVResponse]? {
        var reader = MultistatusReader()
        var responses: [DAVResponse] = []
        var rest = bytes[...]
        do throws(XMLFailure) {
            while !rest.isEmpty {
                responses += try reader.read(Array(rest.prefix(pieces)))
                rest = rest.dropFirst(pieces)
            }
            responses += try reader.finish()
            return responses
        } catch {
            return nil
        }
    }
}
