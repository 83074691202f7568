import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The items as one JSON object.
enum {{name}}Document {
    static func text(_ response: {{name}}Response) -> String {
        JSONText.document { document in
            document.items("items", response.items)
            if response.leftOut > 0 { document.integer("leftOut", response.leftOut) }
        }
    }
}
