import Testing

struct NowhereRuleTests {
    @Test(arguments: ["public struct Foo {}", "fatalError()", "print(1)"])
    func `what has no place anywhere is named`(line: String) {
        #expect(Offender.complaints("Sources/Almanac/Foo.swift", "\n\(line)").count == 1)
    }
}
