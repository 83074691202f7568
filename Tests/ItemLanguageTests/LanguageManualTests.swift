import CommandLine
import ItemLanguage
import Testing

struct LanguageManualTests {
    @Test(arguments: ["due:", "due.before:", "overdue", "weekday", "eom", "+tag, @place", "+tag"])
    func `the manual explains the keywords of the language`(word: String) {
        let words = LanguageManual.subsections.flatMap(\.entries).map(\.word)

        #expect(words.contains { $0.hasPrefix(word) })
    }

    @Test(arguments: [("date", "Dates"), ("dates", "Dates"), ("filter", "Filters"), ("repeats", "Repetitions")])
    func `a topic is found in the singular and in the plural`(name: String, title: String) {
        #expect(LanguageManual.subsection(of: name)?.title == title)
        #expect(LanguageManual.subsection(of: "x\(name)") == nil)
    }
}
