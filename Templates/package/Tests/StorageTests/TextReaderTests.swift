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

        #expect(throws: SourceTrouble(path: path, detail: "No such file or directory")) {
            try TextReader.system.text(of: path)
        }
    }
}
