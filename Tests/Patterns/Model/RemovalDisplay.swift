import Presentation
import ProgramOutput
import Responses
import Vocabulary

@testable import RemoveItem

// The words of all patterns are those of the module.

extension ChangeDisplay {
    init(_ response: RemoveItemResponse, _ router: any CommandRouting) {
        self.init(
            rows: response.items.map { .init("Removed", $0) },
            messages: ChangeSentences.unblocked(response.unblocked) + ChangeSentences.orphaned(response.children)
                + [router.undoHint]
        )
    }
}

extension RemoveItemResponse {
    var document: String {
        JSONText.document { document in
            document.items("items", items)
            document.items("dependents", dependents, unlessEmpty: true)
            document.items("children", children, unlessEmpty: true)
        }
    }
}

extension ChangeViewing {
    func show(_ failure: ChangeFailure, of choice: ItemChoice, _ router: any CommandRouting) {
        if case .noMatch(let reasons) = failure {
            showMessage(ChangeSentences.nothingMatches(choice.filter, reasons, .remove))
        } else {
            showError(ChangeSentences.errorMessage(failure, router))
        }
    }
}

extension DocumentViewing {
    func show(_ failure: ChangeFailure, _ router: any CommandRouting) {
        if case .noMatch = failure { return show(JSONText.document { $0.items("items", []) }) }
        show(ChangeSentences.errorMessage(failure, router, of: .remove), as: JSONText.document)
    }
}
