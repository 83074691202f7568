import Testing

@testable import ProgramOutput

struct SentenceTests {
    @Test func `a sentence is English as it is written`() {
        let (id, day) = (7, "Fri 27 Nov")

        #expect(say("Next: \(id), due \(day).") == "Next: 7, due Fri 27 Nov.")
        #expect(say("One line, " + "and \(id).") == "One line, and 7.")
    }

    @Test func `another language has values in an order of its own`() {
        let language = Language(patterns: ["Next: {1}, due {2}.": "다음: {2}까지 {1}."])

        #expect(language.text("Next: {1}, due {2}.", ["7", "27일"]) == "다음: 27일까지 7.")
    }

    @Test func `a sentence without a translation stays English`() {
        #expect(Language(patterns: [:]).text("Skipped {1}.", ["7"]) == "Skipped 7.")
    }

    @Test(arguments: ["{ids}", "{0}", "{3}", "{", "} {", "{}"])
    func `other braces stay as they are`(text: String) {
        #expect(Language(patterns: [:]).text(text, ["1", "2"]) == text)
    }

    @Test func `values are not read as patterns`() {
        #expect(Language(patterns: [:]).text("{1} {2}", ["{2}", "a"]) == "{2} a")
    }
}
