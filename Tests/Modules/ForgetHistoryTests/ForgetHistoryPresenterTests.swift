import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import ForgetHistory

struct ForgetHistoryPresenterTests {
    private let operation = FakeOperation(ForgetHistoryPresenter.self, answering: .futureDay(today, today: today))
    private var presenter: ForgetHistoryPresenter { operation.presenter }

    private func confirm(_ changes: Int, _ range: ForgetHistoryRange) {
        presenter.found(.unconfirmed(.sample(changes, range)))
    }

    private func report(_ forgotten: ForgottenHistory, _ range: ForgetHistoryRange = .before(today - 1)) {
        presenter.found(.forgotten(ForgottenChanges(range: range, forgotten: forgotten, today: today)))
    }

    @Test(
        arguments: [
            (12, .before(today - 1), "Forget 12 changes made before Fri 20 Nov? They can then no longer be undone."),
            (1, .before(today - 1), "Forget 1 change made before Fri 20 Nov? It can then no longer be undone."),
            (12, .all, "Forget all 12 changes? They can then no longer be undone."),
            (1, .all, "Forget 1 change? It can then no longer be undone."),
        ] as [(Int, ForgetHistoryRange, String)]
    )
    func `the question names the changes, and yes forgets just them`(
        changes: Int,
        range: ForgetHistoryRange,
        question: String
    ) {
        confirm(changes, range)
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(operation.view.shown == [.question(question)])
        #expect(operation.interactor.requests == [ForgetHistoryRequest(range: range, confirmation: .through(40))])
    }

    @Test func `any answer but yes forgets nothing, and the delegate is notified`() {
        for answer in [ConfirmationAnswer.no, .interrupted, .notInteractive] {
            confirm(1, .all)
            presenter.didAnswer(answer)
        }

        #expect(operation.interactor.requests.isEmpty)
        #expect(operation.view.shown.contains(.message(ChangeSentences.nothingChanged)))
        #expect(operation.delegate.outcomes == [.cancelled, .cancelled, .cancelled])
    }

    @Test(arguments: [
        (12, 12_000_000, "Forgot 12 changes.", "The list takes 12 MB instead of 30 MB."),
        (1, 30_000_000, "Forgot 1 change.", "The list still takes 30 MB."),
        (0, 12_000_000, "No changes to forget.", "The list takes 12 MB instead of 30 MB."),
    ])
    func `the answer compares the sizes`(changes: Int, bytes: Int, action: String, comparison: String) throws {
        report(.sample(changes, bytes: bytes))

        let display = try #require(operation.view.displays.first)
        #expect(display.action == action && display.comparison == comparison)
        #expect(operation.delegate.outcomes == [changes > 0 ? .changed() : .unchanged])
    }

    @Test func `without changes and unused space, the answer says so`() {
        report(.sample(0, bytes: 30_000_000))
        report(.sample(0, bytes: 30_000_000), .all)

        #expect(
            operation.view.shown == [
                .message("There are no changes made before Fri 20 Nov, and no space to give back."),
                .message("There are no changes, and no space to give back."),
            ]
        )
    }

    @Test(arguments: [
        (ListError.Kind.busy, ExitStatus.busy, "Another program is using /l"),
        (.interrupted, .interrupted, "Interrupted"),
        (.diskFull, .outputFailed, "The disk or the temporary folder is full"), (.outOfMemory, .busy, "Out of memory"),
        (.diskFailed, .outputFailed, "Can't rewrite /l (d)"),
    ])
    func `if the space can't be given back, the changes are forgotten and the reason is an error`(
        kind: ListError.Kind,
        status: ExitStatus,
        reason: String
    ) throws {
        report(.sample(12, bytes: 30_000_000, failure: ListError(kind, path: "/l", detail: .message("d"))))

        let display = try #require(operation.view.displays.first)
        #expect(display.action == "Forgot 12 changes.")
        let advice = "so the unused space was not freed. Run the command again to free it."
        #expect(operation.view.shown.last == .errorMessage(ErrorMessage(status, "\(reason), \(advice)")))
        #expect(operation.delegate.outcomes == [.changed()])
    }

    @Test func `if there was nothing to forget and no space can be given back, only the reason is shown`() {
        report(.sample(0, bytes: 30_000_000, failure: ListError(.busy, path: "/l")))

        #expect(operation.view.displays.isEmpty && operation.view.shown.count == 1)
        #expect(operation.delegate.outcomes == [.unchanged])
    }

    @Test func `if the smaller list may not survive a power failure, the error says so`() {
        report(.sample(12, failure: ListError(.notDurable, path: "/l", detail: .message("d"))))

        guard case .errorMessage(let message)? = operation.view.shown.last else { return #expect(Bool(false)) }
        #expect(message.status == .outputFailed && message.sentence.contains("made smaller"))
        #expect(!message.sentence.contains("not freed"))
    }

    @Test func `a future day and a storage error are errors`() {
        presenter.found(.futureDay(today + 1, today: today))
        presenter.couldNotFind(ListError(.readOnly, path: "/l"))

        let sentence = "Sun 22 Nov is in the future. Name a past day, or run forget all to forget every change."
        #expect(operation.view.shown.first == .errorMessage(ErrorMessage(.wrongUsage, said: sentence)))
        #expect(operation.view.shown.count == 2 && operation.delegate.outcomes == [.refused, .refused])
    }
}
