import Responses
import Vocabulary

/// The data that the interactor needs.
protocol {{name}}DataManaging: AnyObject {
    /// Returns the texts of these files in order, or of standard input if there are no paths.
    func texts(of paths: [String]) throws(SourceError) -> [String]
}

/// Reads the texts and applies the rule to their lines.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging

    init(dataManager: any {{name}}DataManaging) {
        self.dataManager = dataManager
    }

    func findLines(_ request: {{name}}Request) {
        do throws(SourceError) {
            report({{name}}Findings(try dataManager.texts(of: request.paths)))
        } catch {
            output?.couldNotFindLines(error)
        }
    }

    private func report(_ findings: {{name}}Findings) {
        if findings.lines.isEmpty {
            output?.foundNoLine()
        } else {
            let lines = findings.lines.map { LineSummary($0) }
            output?.foundLines({{name}}Response(lines: lines))
        }
    }
}
