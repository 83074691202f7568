package import CommandLine
package import Vocabulary

/// The sentences about sources.
package enum SourceSentences {
    /// - Parameter example: A command that reads another file.
    package static func errorMessage(_ failure: SourceError, example: String) -> ErrorMessage {
        switch failure.reason {
        case .unreadable(let detail):
            ErrorMessage(
                .notFound,
                "Can't read \(failure.path) (\(detail)). Choose another file, as in “\(example)”."
            )
        case .notText(let line):
            ErrorMessage(.badData, "\(failure.path), line \(line) is not UTF-8 text. Convert the file first.")
        }
    }
}
