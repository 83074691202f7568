import Testing
import Vocabulary

@testable import Storage

struct TextReaderTests {
    @Test func `a file is read unchanged`() throws {
        let text = try TextReader.system.text(of: #filePath)

        #expect(text.hasPrefix("import Testing\nimport Vocabulary\n"))
        #expect(text.contains("우유 🎉"))
    }

    @Test func `a missing file is reported with its path`() {
        let path = #filePath + ".none"

        #expect(throws: SourceError(path: path, .unreadable("No such file or directory"))) {
            try TextReader.system.text(of: path)
        }
    }

    @Test func `bytes that are not text are rejected with their line`() {
        let reader = TextReader { _ in Array("one\ntwo ".utf8) + [0xFF] }

        #expect(throws: SourceError(path: "a", .notText(line: 2))) { try reader.text(of: "a") }
        #expect(throws: SourceError(path: "standard input", .notText(line: 2))) { try reader.text(of: nil) }
    }
}
