package import Boundary

/// Records what the presenter of a change has shown.
package final class FakeChangeView: ChangeShowing {
    package enum Shown: Equatable, Sendable {
        case question(String)
        case change(ChangeDisplay)
        case remark(String)
        case complaint(Complaint)
    }

    package private(set) var shown: [Shown] = []

    package init() {}

    package func askWhether(_ question: String) { shown.append(.question(question)) }

    package func showChange(_ display: ChangeDisplay) { shown.append(.change(display)) }

    package func showRemark(_ sentence: String) { shown.append(.remark(sentence)) }

    package func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}
