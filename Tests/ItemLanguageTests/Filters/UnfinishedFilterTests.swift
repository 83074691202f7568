import Testing

@testable import ItemLanguage

struct UnfinishedFilterTests {
    @Test(arguments: [
        ("+home a", "+home"), ("+home and", "+home"), ("+home and ", "+home"), ("+home OR", "+home"),
        ("+home N", "+home"),
        ("+home ! ", "+home"), ("+home and b", "+home and b"), ("+home a ", "+home a "), ("and", "and"), ("", ""),
        ("milk oran", "milk oran"),
    ])
    func `an operator at the end waits for the next word`(text: String, filter: String) {
        #expect(FilterWords.withoutOpenEnd(text) == filter)
    }
}
