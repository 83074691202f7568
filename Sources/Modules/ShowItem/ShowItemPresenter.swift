import Almanac
import Boundary
import Presentation

/// Puts everything that is known about items into words.
final class ShowItemPresenter {
    private let view: any ShowItemShowing
    private let interactor: any ShowItemInteracting
    private let calendar: CalendarWords

    init(view: any ShowItemShowing, interactor: any ShowItemInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension ShowItemPresenter: ShowItemModule {
    func show(_ request: ShowItemRequest) {
        interactor.findItems(request)
    }
}

extension ShowItemPresenter: ShowItemInteractorOutput {
    func foundItems(_ response: ShowItemResponse) {
        if response.stories.isEmpty { return view.showNothing(ListSentences.nothingMatches) }
        view.showItems(ShowItemDisplay(pages: response.stories.map { page($0, response) }))
    }

    func couldNotFindItems(_ failure: ChoiceFailure) {
        view.showComplaint(ListSentences.complaint(failure))
    }

    private func page(_ story: ShowItemResponse.Story, _ response: ShowItemResponse) -> ShowItemDisplay.Page {
        ShowItemDisplay.Page(
            id: String(story.item.id),
            title: story.item.facts.title,
            lines: lines(story, response).filter { !$0.text.isEmpty },
            history: history(story, today: response.today)
        )
    }

    private func lines(_ story: ShowItemResponse.Story, _ response: ShowItemResponse) -> [ShowItemDisplay.Line] {
        let (item, facts, today) = (story.item, story.item.facts, response.today)
        func line(_ label: String, _ text: String?) -> ShowItemDisplay.Line { .init(label: label, text: text ?? "") }
        func when(_ instant: Instant?) -> String? {
            instant.flatMap { response.moments[$0] }.map { calendar.moment($0, from: today) }
        }
        return [
            line("status", item.isDone ? "done" : "open"),
            line("due", facts.due.map { calendar.nearDue($0, from: today) }),
            line("repeats", facts.repeats.map(RepeatWords.phrase)),
            line("then", story.occurrences.map { calendar.day($0, from: today) }.joined(separator: ", ")),
            line("hidden until", facts.wait.map { calendar.day($0, from: today) }),
            line("priority", facts.priority.map(ItemWords.priority)),
            line("project", facts.project),
            line("tags", facts.tags.map(ItemWords.tag).joined(separator: " ")),
            line("note", facts.note),
            line("needs", names(story.needs)),
            line("needed by", names(story.blocks)),
            line("part of", story.parent.map { names([$0]) }),
            line("parts", names(story.parts)),
            line("added", when(item.created)),
            line("completed", when(item.completed)),
            line("uuid", item.uuid.description),
        ]
    }

    private func names(_ items: [ItemSummary]) -> String {
        items.map { ChangeSentences.name($0) + ($0.isDone ? " (done)" : "") }.joined(separator: ", ")
    }

    private func history(_ story: ShowItemResponse.Story, today: Day) -> [ShowItemDisplay.Line] {
        let lines = story.history.map { episode in
            ShowItemDisplay.Line(
                label: calendar.moment(episode.change.moment, from: today),
                text: EpisodeWords.phrase(episode, from: today, in: calendar)
            )
        }
        guard story.postponements > 0 else { return lines }
        let times = story.postponements == 1 ? "once" : "\(story.postponements) times"
        return lines + [ShowItemDisplay.Line(label: "", text: "postponed \(times)")]
    }
}
