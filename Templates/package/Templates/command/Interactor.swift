import Entities

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
            output?.couldNotFindLines(
                {{name}}Failure(path: error.path, reason: reason(error.reason))
            )
        }
    }

    private func report(_ findings: {{name}}Findings) {
        if findings.lines.isEmpty {
            output?.foundNoLine()
            return
        }
        let lines = findings.lines.map { {{name}}Response.Line(number: $0.number, text: $0.text) }
        output?.foundLines({{name}}Response(lines: lines))
    }

    private func reason(_ reason: SourceError.Reason) -> {{name}}Failure.Reason {
        switch reason {
        case .unreadable(let detail): .unreadable(detail)
        case .notText(let line): .notText(line: line)
        }
    }
}
