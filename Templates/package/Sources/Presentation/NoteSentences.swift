package import CommandLine
package import Vocabulary

/// The sentences about notes that several modules need.
package enum NoteSentences {
    /// - Parameter example: A command with text.
    package static func missingText(example: String) -> ErrorMessage {
        ErrorMessage(.wrongUsage, "The text is missing. Example: \(example)")
    }

    package static func errorMessage(_ failure: StoreError) -> ErrorMessage {
        switch failure.reason {
        case .noPlace:
            ErrorMessage(.notFound, "There is no folder for the notes. Set HOME, or \(failure.path) to a file.")
        case .unreadable(let detail):
            ErrorMessage(.notFound, "Can't read \(failure.path) (\(detail)). Check the file.")
        case .unwritable(let detail):
            ErrorMessage(.outputFailed, "Can't write \(failure.path) (\(detail)). Nothing was changed.")
        case .notText(let line):
            ErrorMessage(.badData, "\(failure.path), line \(line) is not UTF-8 text. Correct the file first.")
        }
    }
}
