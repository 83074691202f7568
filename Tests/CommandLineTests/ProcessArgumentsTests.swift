import Glibc
import Testing

@testable import CommandLine

struct ProcessArgumentsTests {
    @Test func `the arguments of this process are those in /proc`() {
        let arguments = Swift.CommandLine.arguments.dropFirst().map { Array($0.utf8) }

        #expect(ProcessArguments.words == arguments)
    }

    @Test func `without the name of the program, the arguments are unknown`() {
        #expect(ProcessArguments.words(count: 0) { _ in nil } == nil)
        #expect("".withCString { name in ProcessArguments.words(count: 2) { _ in name } } == nil)
        #expect(ProcessArguments.words(count: 1) { _ in nil } == [])
    }
}
