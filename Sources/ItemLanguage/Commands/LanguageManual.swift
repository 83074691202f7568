package import CommandLine

/// The keywords of the language, for the manual.
package enum LanguageManual {
    package static var subsections: [ManualText.Subsection] {
        [
            ManualText.Subsection(
                "Text",
                text: [
                    "The text of an item can contain the following words; all other words form the title.",
                    "Everything after -- is taken literally as the title. "
                        + "A date at the end of the text is the due date.",
                ],
                TagWord.helpEntries + AttributeKey.helpEntries
            ),
            ManualText.Subsection("Dates", DayWords.explained),
            ManualText.Subsection("Repetitions", RepetitionWords.explained),
            ManualText.Subsection(
                "Filters",
                text: ["An item must match all words of a filter; the word \"or\" separates alternatives."],
                FilterWords.explained
            ),
        ]
    }
}
