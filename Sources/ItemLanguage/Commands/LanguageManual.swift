package import CommandLine

/// The keywords of the language, for the manual.
package enum LanguageManual {
    /// The names by which `help` shows a subsection.
    package static let topics = ["text", "dates", "repeat", "filters"]

    /// Returns the subsection of a help topic, in the singular or the plural.
    package static func subsection(of topic: String) -> ManualText.Subsection? {
        let names = [topic, "\(topic)s", topic.last == "s" ? String(topic.dropLast()) : topic]
        return topics.firstIndex(where: names.contains).map { subsections[$0] }
    }

    package static var subsections: [ManualText.Subsection] {
        [
            ManualText.Subsection(
                "Text",
                text: [
                    "The text of an item can contain the following words; all other words form the title.",
                    "Everything after -- is taken literally as the title. "
                        + "A date at the start or the end of the text is the due date.",
                ],
                TagWord.helpEntries + AttributeKey.helpEntries
            ),
            ManualText.Subsection("Dates", DayWords.explained),
            ManualText.Subsection("Repetitions", text: RepetitionWords.rules, RepetitionWords.explained),
            ManualText.Subsection(
                "Filters",
                text: FilterWords.rules,
                FilterWords.explained
            ),
        ]
    }
}
