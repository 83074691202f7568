import CalDAV
import TestKit
import Testing

struct XMLReaderTests {
    private static let sample = """
        <?xml version="1.0" encoding="utf-8"?>
        <d:multistatus xmlns:d="DAV:" xmlns:ns0="urn:ietf:params:xml:ns:caldav">
          <d:response><d:href>/a%20b/é.ics</d:href><!-- x -->
            <ns0:calendar-data><![CDATA[BEGIN & <END>]]>\u{1}한&#13;&amp;</ns0:calendar-data></d:response>
          <response xmlns="DAV:"><ns0:comp name="VTODO" x='"'/></response>
          <d:sync-token>t</d:sync-token>
        </d:multistatus>
        """

    private func read(_ text: String) throws -> [XMLElement] {
        let reader = XMLReader()
        return try reader.read(Array(text.utf8)) + reader.finish()
    }

    @Test func `elements have their namespace, text and children`() throws {
        let elements = try read(Self.sample)

        #expect(elements.map(\.name) == ["DAV: response", "DAV: response", "DAV: sync-token"])
        #expect(elements[0]["DAV: href"]?.words == "/a%20b/é.ics")
        #expect(elements[0].children[1].name == "urn:ietf:params:xml:ns:caldav calendar-data")
        #expect(String(decoding: elements[0].children[1].text, as: UTF8.self) == "BEGIN & <END>\u{FFFD}한\r&")
        #expect(elements[1].children[0].attributes == ["name": "VTODO", "x": "\""])
    }

    @Test func `any division into pieces gives the same elements`() throws {
        let whole = try read(Self.sample)
        var random = SeededGenerator(state: 7)

        for _ in 0..<200 {
            let reader = XMLReader()
            var rest = Array(Self.sample.utf8)[...]
            var elements: [XMLElement] = []
            while !rest.isEmpty {
                let count = Int.random(in: 1...40, using: &random)
                elements += try reader.read(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            elements += try reader.finish()

            #expect(elements == whole)
        }
    }

    @Test func `elements after a long comment in small pieces are read`() throws {
        let reader = XMLReader()
        var rest = Array("<a><b/><!--\(String(repeating: " ", count: 500))--><c/></a>".utf8)[...]
        var elements: [XMLElement] = []

        while !rest.isEmpty {
            elements += try reader.read(Array(rest.prefix(7)))
            rest = rest.dropFirst(7)
        }
        elements += try reader.finish()

        #expect(elements.map(\.name) == ["b", "c"])
    }

    @Test func `damaged documents are errors and never crash`() {
        var random = SeededGenerator(state: 19)
        let bytes = Array(Self.sample.utf8)
        for _ in 0..<1_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let reader = MultistatusReaderDriver(pieces: Int.random(in: 1...300, using: &random))
            reader.read(damaged)
            reader.read((0..<50).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }

    @Test(arguments: [
        ("<a><b></a>", XMLFailure.illFormed(line: 1)), ("<a>\n\n<b", .isCut), ("", .isCut),
        ("no xml", .illFormed(line: 1)), ("<a>\u{0}</a><b/>", .illFormed(line: 1)),
        (#"<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>"#, .declaresEntity),
        (#"<!DOCTYPE a [<!ENTITY % b SYSTEM "file:///etc/passwd">]><a/>"#, .declaresEntity),
    ])
    func `bad documents are errors`(_ text: String, _ failure: XMLFailure) {
        #expect(throws: failure) { try read(text) }
    }

    @Test func `deep documents are refused`() throws {
        _ = try read("<a>\(String(repeating: "<b>", count: 64))\(String(repeating: "</b>", count: 64))</a>")
        #expect(throws: XMLFailure.tooDeep) { try read("<a>\(String(repeating: "<b>", count: 65))") }
    }

    @Test func `the size of attributes counts, for each child of the root`() throws {
        let element = Array("<b c='\(String(repeating: "x", count: 1 << 17))'/>".utf8)
        let (siblings, children) = (XMLReader(maximumSize: 1 << 18), XMLReader(maximumSize: 1 << 18))
        _ = try (siblings.read(Array("<a>".utf8)), children.read(Array("<a><c>".utf8)))

        for _ in 0..<9 { #expect(try siblings.read(element).count == 1) }
        #expect(throws: XMLFailure.tooLarge) { for _ in 0..<9 { _ = try children.read(element) } }
    }

    @Test(arguments: ["<a><b>", "<a><b c='", "<a><!--", "<a><?b ", "<a><b><![CDATA["])
    func `endless documents are refused`(_ start: String) throws {
        let reader = XMLReader(maximumSize: 1 << 18)
        _ = try reader.read(Array(start.utf8))
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)

        #expect(throws: XMLFailure.tooLarge) { for _ in 0..<20 { _ = try reader.read(piece) } }
    }

    @Test func `a long document is read in constant memory`() throws {
        // The reader may keep only a little more than one element.
        let reader = XMLReader(maximumSize: 150)
        _ = try reader.read(Array("<a>".utf8))
        let piece = Array(String(repeating: "<b><c>0123456789</c></b>", count: 1_000).utf8)

        for _ in 0..<100 { #expect(try reader.read(piece).count == 1_000) }
    }

    @Test func `many elements in one piece are refused`() throws {
        let reader = XMLReader()
        _ = try reader.read(Array("<a>".utf8))
        #expect(try reader.read(Array(String(repeating: "<b/>", count: 16_384).utf8)).count == 16_384)
        #expect(throws: XMLFailure.tooLarge) { try reader.read(Array(String(repeating: "<b/>", count: 70_000).utf8)) }
    }

    @Test func `reading after an error fails again`() {
        let reader = XMLReader()
        #expect(throws: XMLFailure.illFormed(line: 1)) { try reader.read(Array("<a></b>".utf8)) }
        #expect(throws: XMLFailure.illFormed(line: 1)) { try reader.read(Array("<a/>".utf8)) }
    }
}

/// Reads bytes as a multistatus document and ignores errors.
private struct MultistatusReaderDriver {
    let pieces: Int

    func read(_ bytes: [UInt8]) {
        var reader = MultistatusReader()
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            for response in (try? reader.read(Array(bytes[start..<min(start + pieces, bytes.count)]))) ?? [] {
                _ = (response.etag, response.calendar, response.takesTasks, response.isWritable)
            }
        }
        _ = try? reader.finish()
        _ = ErrorBody(bytes)
    }
}
