import DataStore
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}FileTests {
    @Test func `each call reads the current contents of the file`() throws {
        let folder = try TemporaryFolder()
        let source = {{name}}File(path: "\(folder.path)/source")
        #expect(try source.entries().isEmpty)

        try Files.write({{name}}Samples.text.utf8, to: "\(folder.path)/source")

        #expect(try source.entries() == {{name}}Samples.entries)
    }

    @Test func `an unreadable file is a failure with its path`() {
        let source = {{name}}File(path: "source") { () throws(ListError) in
            throw ListError(.notPermitted, path: "source", detail: "not yours")
        }

        #expect(throws: {{name}}Failure.unreadable(path: "source", detail: "not yours")) {
            try source.entries()
        }
    }

    @Test func `bytes that are not text are a failure with their line`() {
        let source = {{name}}File(path: "source") { () throws(ListError) in
            Array("a = b\nc = ".utf8) + [0xFF]
        }

        #expect(throws: {{name}}Failure.malformed(path: "source", line: 2)) {
            try source.entries()
        }
    }

    @Test func `an invalid line is a failure with its number`() {
        let source = {{name}}File(path: "source") { () throws(ListError) in
            Array("a = b\nc".utf8)
        }

        #expect(throws: {{name}}Failure.malformed(path: "source", line: 2)) {
            try source.entries()
        }
    }
}
