import Entities
import Testing

@testable import Storage

struct TextReaderTests {
    @Test func `what is in a file is read as it is`() throws {
        let text = try TextReader.system.text(of: #filePath)

        #expect(text.hasPrefix("import Entities\nimport Testing\n"))
        #expect(text.contains("우유 🎉"))
    }

    @Test func `a file that is not there is named`() {
        let path = #filePath + ".none"

        #expect(throws: SourceTrouble(path: path, .unreadable("No such file or directory"))) {
            try TextReader.system.text(of: path)
        }
    }

    @Test func `bytes that are no text are refused with their line`() {
        let reader = TextReader { _ in Array("one\ntwo ".utf8) + [0xFF] }

        #expect(throws: SourceTrouble(path: "a", .notText(line: 2))) { try reader.text(of: "a") }
        #expect(throws: SourceTrouble(path: "standard input", .notText(line: 2))) { try reader.text(of: nil) }
    }
}
