import Presentation
import ProgramOutput
import Vocabulary

enum OpenLinksSentences {
    static let prompt = say("Open a link")
    static let label = say("open")
    static let nothingOpened = say("No link was opened.")

    static func opened(_ address: String) -> String { say("Opened \(address)") }

    static func noLink(_ ids: [Int]) -> String {
        say("No link in the title or the note of \(ItemWords.someIDs(ids)).")
    }

    static func errorMessage(_ failure: BrowserFailure, _ address: String) -> ErrorMessage {
        switch failure {
        case .noProgram(let program):
            ErrorMessage(.notFound, "Can't run “\(program)” to open \(address). Set BROWSER to an installed browser.")
        case .notStarted(let program, let reason):
            ErrorMessage(.outputFailed, "Can't start “\(program)” to open \(address) (\(reason)).")
        case .status(let program, let status):
            ErrorMessage(.outputFailed, "\(program) exited with status \(status), so \(address) may not be open.")
        }
    }
}
