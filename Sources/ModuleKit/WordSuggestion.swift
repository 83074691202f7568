package import CommandLine
package import Presentation

/// Completes the word at the cursor of an input line on the screen. The application builds the module that does.
package typealias WordSuggester = (UnfinishedLine, ModuleContext) -> InputSuggestion

extension ModuleContext {
    /// Returns the completion of a word, or none without the module.
    package func suggestion(at line: UnfinishedLine) -> InputSuggestion {
        suggestWords?(line, self) ?? InputSuggestion()
    }
}
