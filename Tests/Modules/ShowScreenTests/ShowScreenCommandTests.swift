import CommandLine
import ItemLanguage
import Testing

@testable import ShowScreen

struct ShowScreenCommandTests {
    @Test func `a filter can follow`() throws {
        let invocation = try CommandLineParser([ShowScreenCommand.command]).parse(["ui", "+home", "or", "overdue"])

        #expect(invocation.operands.map(\.text) == ["+home", "or", "overdue"])
    }
}
