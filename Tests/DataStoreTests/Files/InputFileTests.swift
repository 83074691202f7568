import Entities
import Glibc
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct InputFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func contents(of file: InputFile) -> String {
        var bytes: [UInt8] = []
        while case let portion = file.next(), !portion.isEmpty { bytes += portion }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A pipe that contains the text.
    private func makePipe(_ text: String) throws -> InputFile {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        _ = Array(text.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
        close(ends[1])
        return try InputFile(descriptor: ends[0], path: "standard input", closes: true)
    }

    @Test func `a file is read from its beginning to its end, any number of times`() throws {
        let text = String(repeating: "Rest\n", count: 20_000)
        try Files.write(text.utf8, to: "\(folder.path)/a")
        let file = try InputFile("\(folder.path)/a")

        #expect(contents(of: file) == text && !file.isPipe)
        file.restart()
        #expect(contents(of: file) == text && file.failure == nil)
    }

    @Test func `an open file is read from its position`() throws {
        try Files.write("Rest\nBake\n".utf8, to: "\(folder.path)/a")
        let descriptor = open("\(folder.path)/a", O_RDONLY)
        lseek(descriptor, 5, SEEK_SET)
        let file = try InputFile(descriptor: descriptor, path: "a", closes: true)

        #expect(contents(of: file) == "Bake\n")
        file.restart()
        #expect(contents(of: file) == "Bake\n")
    }

    @Test func `a pipe can be read again`() throws {
        let file = try makePipe("Rest\n")

        #expect(contents(of: file) == "Rest\n" && file.isPipe)
        file.restart()
        #expect(contents(of: file) == "Rest\n")
    }

    @Test func `a pipe is read only as long as it is accepted`() throws {
        let file = try InputFile("/dev/zero")
        var count = 0

        file.spool { portion in
            count += portion.count
            return count < 100_000
        }

        #expect(count >= 100_000 && count < 200_000)
    }

    @Test func `a time zone that the system doesn't know is missing`() {
        #expect(InputFile.zone("Mars/Olympus") == nil)
        #expect(InputFile.zone("UTC")?.starts(with: "TZif".utf8) != false)
    }

    @Test func `a missing file, a folder and a closed descriptor are errors`() throws {
        #expect(throws: ListError.self) { try InputFile("\(folder.path)/missing") }
        #expect(throws: ListError.self) { try InputFile(folder.path) }
        let closed = try InputFile(descriptor: -1, path: "standard input")
        #expect(contents(of: closed).isEmpty && closed.failure?.kind == .diskFailed)
    }
}
