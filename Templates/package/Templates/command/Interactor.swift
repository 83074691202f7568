import Entities

/// What the interactor needs of the outside.
protocol {{name}}DataManaging: AnyObject {
    /// The texts of these files in their order, or of standard input where there is none.
    func texts(of paths: [String]) throws(SourceTrouble) -> [String]
}

/// Has the texts read, and the rule decide about their lines.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging

    init(dataManager: any {{name}}DataManaging) {
        self.dataManager = dataManager
    }

    func findLines(_ request: {{name}}Request) {
        do throws(SourceTrouble) {
            tell({{name}}Findings(try dataManager.texts(of: request.paths)))
        } catch {
            output?.couldNotFindLines(
                {{name}}Failure(path: error.path, reason: reason(error.reason))
            )
        }
    }

    private func tell(_ findings: {{name}}Findings) {
        if findings.lines.isEmpty {
            output?.foundNoLine()
            return
        }
        let lines = findings.lines.map { {{name}}Response.Line(number: $0.number, text: $0.text) }
        output?.foundLines({{name}}Response(lines: lines))
    }

    private func reason(_ reason: SourceTrouble.Reason) -> {{name}}Failure.Reason {
        switch reason {
        case .unreadable(let detail): .unreadable(detail)
        case .notText(let line): .notText(line: line)
        }
    }
}
