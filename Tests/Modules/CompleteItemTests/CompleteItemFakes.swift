import TestKit
import Vocabulary

@testable import CompleteItem

extension CompleteItemRequest {
    static func sample(_ selection: Selection, isConfirmed: Bool = false) -> CompleteItemRequest {
        CompleteItemRequest(choice: .sample(selection, isConfirmed: isConfirmed))
    }
}
