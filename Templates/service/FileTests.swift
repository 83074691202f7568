import DataStore
import Entities
import TestKit
import Testing

@testable import {{name}}

struct {{name}}FileTests {
    @Test func `what is in the file is told, as it is when somebody asks`() throws {
        let folder = try TemporaryFolder()
        let source = {{name}}File(path: "\(folder.path)/source")
        #expect(try source.entries().isEmpty)

        try Files.write({{name}}Samples.text.utf8, to: "\(folder.path)/source")

        #expect(try source.entries() == {{name}}Samples.entries)
    }

    @Test func `a file that cannot be read is a failure that names it`() {
        let source = {{name}}File(path: "source") { () throws(StoreError) in
            throw StoreError(.notPermitted, message: "not yours", path: "source")
        }

        #expect(throws: {{name}}Failure.unreadable(path: "source", detail: "not yours")) {
            try source.entries()
        }
    }

    @Test func `bytes that are no text are a failure that names their line`() {
        let source = {{name}}File(path: "source") { () throws(StoreError) in
            Array("a = b\nc = ".utf8) + [0xFF]
        }

        #expect(throws: {{name}}Failure.malformed(path: "source", line: 2)) {
            try source.entries()
        }
    }

    @Test func `a line that makes no sense is a failure that names it`() {
        let source = {{name}}File(path: "source") { () throws(StoreError) in
            Array("a = b\nc".utf8)
        }

        #expect(throws: {{name}}Failure.malformed(path: "source", line: 2)) {
            try source.entries()
        }
    }
}
