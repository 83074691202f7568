import Presentation
import Responses
import Vocabulary

protocol {{name}}Viewing: ErrorViewing {
    func showLines(_ display: {{name}}Display)
    func showNothing(_ sentence: String)
}

protocol {{name}}Interacting: AnyObject {
    func findLines(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func foundLines(_ response: {{name}}Response)
    /// An empty result is not an error.
    func foundNoLine()
    func couldNotFindLines(_ failure: SourceError)
}

protocol {{name}}Presenting: AnyObject {
    func show(_ request: {{name}}Request)
}

typealias {{name}}Routing = CommandRouting

struct {{name}}Request: Entity {
    /// The files to read; empty for standard input.
    var paths: [String] = []
}

struct {{name}}Response: Entity {
    let lines: [LineSummary]
}

struct {{name}}Display: Entity {
    struct Row: Entity {
        let label: String
        let text: String
    }

    let rows: [Row]
}
