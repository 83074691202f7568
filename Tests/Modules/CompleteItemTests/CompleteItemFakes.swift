import TestKit
import Vocabulary

@testable import CompleteItem

extension CompleteItemRequest {
    static func sample(_ selection: Selection, isConfirmed: Bool = false, parts: OpenParts = .ask)
        -> CompleteItemRequest
    {
        CompleteItemRequest(choice: .sample(selection, isConfirmed: isConfirmed), parts: parts)
    }
}
