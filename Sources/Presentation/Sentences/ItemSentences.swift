package import Almanac
package import ProgramOutput
package import Responses
package import Vocabulary

/// Messages about invalid items, shared by all commands that add or change items.
package enum ItemSentences {
    /// The properties recognized in an item's text: `due Fri 27 Nov 17:00`, `project home`, `+money`.
    package static func understood(
        _ details: ItemDetails,
        isDone: Bool = false,
        inheritsProject: Bool = false,
        from today: Day,
        in calendar: CalendarWords
    ) -> [String] {
        phrases(details, isDone: isDone, inheritsProject: inheritsProject, from: today, in: calendar).map(\.text)
    }

    /// - Parameter names: The names of the other items that the details are about, as far as they are known.
    package static func phrases(
        _ details: ItemDetails,
        _ names: [ItemName] = [],
        isDone: Bool = false,
        inheritsProject: Bool = false,
        from today: Day,
        in calendar: CalendarWords
    ) -> [InputPhrase] {
        var phrases = isDone ? [say("done")] : []
        if let due = details.due { phrases.append(say("due \(calendar.due(due, from: today))")) }
        if let recurrence = details.recurrence { phrases.append(RepeatSentences.phrase(recurrence)) }
        if let wait = details.wait {
            phrases.append(hidden(until: wait, from: today, in: calendar))
        }
        if let priority = details.priority { phrases.append(say("\(ItemWords.priority(priority)) priority")) }
        if let project = details.project {
            if inheritsProject, let parent = details.parent {
                phrases.append(say("project \(project) from item \(parent)"))
            } else {
                phrases.append(say("project \(project)"))
            }
        }
        phrases += details.tags.map(ItemWords.tag)
        var others: [String] = []
        if let place = details.place { others.append(say("place \(ItemWords.firstLine(of: place))")) }
        if let link = details.link { others.append(say("link \(link)")) }
        if let note = details.note { others.append(say("note: \(ItemWords.firstLine(of: note))")) }
        return phrases.map { InputPhrase($0) } + relations(of: details, names) + others.map { InputPhrase($0) }
    }

    /// `hidden until Fri 4 Dec`; a day that has come hides nothing.
    package static func hidden(until wait: Day, from today: Day, in calendar: CalendarWords) -> String {
        let day = calendar.day(wait, from: today)
        return wait > today ? say("hidden until \(day)") : say("not hidden, as \(day) has come")
    }

    private static func relations(of details: ItemDetails, _ names: [ItemName]) -> [InputPhrase] {
        let needs = details.needs.compactMap { id in names.first { $0.id == id } }
        var phrases = needs.map { InputPhrase(say("needs \(ChangeSentences.name($0.id, $0.title))"), title: $0.title) }
        if needs.count < details.needs.count || needs.count > ItemWords.maximumNamedCount {
            phrases = [InputPhrase(say("needs \(ItemWords.ids(details.needs))"))]
        }
        if let parent = details.parent {
            let name = names.first { $0.id == parent }
            let words = name.map { ChangeSentences.name($0.id, $0.title) } ?? String(parent)
            phrases.append(InputPhrase(say("part of \(words)"), title: name?.title ?? ""))
        }
        return phrases
    }

    /// - Parameter isOneOfMany: `true` if the hint stands for others with the same cause and another word or suggestion.
    package static func hint(_ hint: ReadingHint, isOneOfMany: Bool = false, _ router: any CommandRouting) -> String {
        let isKey =
            isOneOfMany && hint.kind == .attribute && !hint.cause.key.isEmpty
            && hint.word.contains { ":=".contains($0) }
        if isKey { return attributeHint("“\(hint.cause.key)”", hint.cause.key, hint.cause.suggestion) }
        let word = isOneOfMany ? say("“\(hint.word)” and the like") : "“\(hint.word)”"
        return switch hint.kind {
        case .attribute: attributeHint(word, hint.cause.key, hint.suggestion)
        case .title: say("\(word) became the title. Did you mean “\(hint.suggestion)”?")
        case .phrase where hint.suggestion.isEmpty:
            say("\(word) stayed in the title. See \(router.command(.topic(.dates))).")
        case .phrase: say("\(word) stayed in the title. To set it, add “\(hint.suggestion)”.")
        case .ambiguousDate:
            say("\(word) stayed in the title, because it has two readings. To set it, add ")
                + hint.suggestion.split(separator: " ").map { "“\($0)”" }.joined(separator: say(" or ")) + "."
        case .unsupportedRepetition where !hint.suggestion.isEmpty:
            say(
                "\(word) stayed in the title, because items can't repeat like this. For the next date, add “\(hint.suggestion)”."
            )
        case .unsupportedRepetition:
            say(
                "\(word) stayed in the title, because items can't repeat like this. See \(router.command(.topic(.repetitions)))."
            )
        case .span:
            say(
                "\(word) stayed in the title, because an item has one due date. To set the first, add “\(hint.suggestion)”."
            )
        case .inNote where hint.suggestion.isEmpty: say("\(word) is part of the note.")
        case .inNote: say("\(word) is part of the note. To set it, add “\(hint.suggestion)”.")
        case .readAsWait: say("\(word) was read as “\(hint.suggestion)”: the item is hidden until then.")
        case .pastDate: say("\(word) has already passed.")
        case .passedDate:
            say("\(word) has just passed, so it means next year. For this year, use “\(hint.suggestion)”.")
        }
    }

    private static func attributeHint(_ word: String, _ key: String, _ suggestion: String) -> String {
        suggestion.isEmpty
            ? say("\(word) stayed in the title, because “\(key)” is not an attribute.")
            : say("\(word) stayed in the title. Did you mean “\(suggestion)”?")
    }

    /// A warning if the item is due while it is hidden.
    package static func waitWarning(_ item: ItemSummary, from today: Day, in calendar: CalendarWords) -> String? {
        guard !item.isDone, let day = item.details.dayHiddenWhenDue(from: today) else { return nil }
        return say("\(item.id) is hidden until \(calendar.day(day, from: today)), after it is due.")
    }

    /// The warning about an item that has no id yet.
    package static func waitWarning(_ new: ItemDetails, from today: Day, in calendar: CalendarWords) -> String? {
        new.dayHiddenWhenDue(from: today).map {
            say("The item is hidden until \(calendar.day($0, from: today)), after it is due.")
        }
    }

    /// `id` is that of the invalid item.
    package static func errorMessage(_ failure: ItemProblem, id: Int, example: String, _ router: any CommandRouting)
        -> ErrorMessage
    {
        switch failure {
        case .emptyTitle:
            emptyTitle(example: example)
        case .titleTooLong(let bytes, let limit):
            longTitle(bytes: bytes, limit: limit)
        case .tooManyTags(let limit):
            ErrorMessage(.badData, "Item \(id) would have more than \(limit) tags. Remove some, or use a project.")
        case .unknownNeeds(let ids):
            unknownIDs("needs", ids)
        case .unknownParent(let id):
            unknownIDs("parent", [id])
        case .longTag(let bytes, let limit): longTag(bytes: bytes, limit: limit)
        case .longProject(let bytes, let limit): longProject(bytes: bytes, limit: limit)
        case .dependsOnItself:
            ErrorMessage(.badData, "Item \(id) can't depend on itself. Leave out its id.")
        case .dependsInCircle(let other):
            ErrorMessage(
                .badData,
                "Item \(other) depends on item \(id), directly or through others, so item \(id) can't depend on it. "
                    + "Run \(router.command(.show(other))) to see its dependencies."
            )
        case .isPartOfItself:
            ErrorMessage(.badData, "Item \(id) can't be part of itself. Use another parent.")
        case .isPartInCircle(let other):
            ErrorMessage(
                .badData,
                "Item \(other) is part of item \(id), directly or through others, so item \(id) can't be part of it. "
                    + "Run \(router.command(.show(other))) to see its parent and parts."
            )
        case .repeatsWithoutDueDate:
            ErrorMessage(.badData, "Item \(id) repeats, so it needs a due date. To stop it from repeating, add every:.")
        case .dueAfterEnd(let due, let end):
            ErrorMessage(
                .badData,
                "Item \(id) would be due on \(CalendarWords().fullDay(due)), after its repetition ends on "
                    + "\(CalendarWords().fullDay(end)). Change the due date or the repetition."
            )
        case .dueOutsideCalendar:
            ErrorMessage(.badData, "Item \(id) would be due after the year 9999 or before the year 1. Use another day.")
        case .hasNoTime:
            ErrorMessage(
                .badData,
                "Item \(id) has no time of day, so it can't move by hours. Use days, or set a time first: "
                    + "\(router.command(.setTime(id, "17:00")))."
            )
        case .doesNotRepeat:
            ErrorMessage(
                .badData,
                "Item \(id) does not repeat, so there is nothing to skip. To move it, run "
                    + "\(router.command(.postpone(id, "1w")))."
            )
        case .repeatsElsewhere:
            ErrorMessage(
                .badData,
                "Another program repeats item \(id), and adder can't follow its rule. Complete it there, or set a repetition "
                    + "first: \(router.command(.repeat(id, "week")))."
            )
        case .isLastOccurrence:
            ErrorMessage(
                .badData,
                "Item \(id) is the last occurrence of its series. Run \(router.command(.complete(id))) or "
                    + "\(router.command(.remove(id)))."
            )
        }
    }

    package static func emptyTitle(example: String) -> ErrorMessage {
        ErrorMessage(.badData, "The title is empty. Example: \(example)")
    }

    package static func longTitle(bytes: Int, limit: Int) -> ErrorMessage {
        ErrorMessage(
            .badData,
            "The title has \(bytes) bytes; the limit is \(limit). Put long text in a note: note:\"…\"."
        )
    }

    package static func longTag(bytes: Int, limit: Int) -> ErrorMessage {
        ErrorMessage(.badData, "A tag has \(bytes) bytes; the limit is \(limit). Shorten it.")
    }

    package static func longProject(bytes: Int, limit: Int) -> ErrorMessage {
        ErrorMessage(.badData, "The project has \(bytes) bytes; the limit is \(limit). Shorten it.")
    }

    /// `No items 4, 5 for “needs:”.`, cut after eight ids.
    package static func unknownIDs(_ key: String, _ ids: [Int]) -> ErrorMessage {
        let shown = ids.prefix(8).map(String.init).joined(separator: ", ") + (ids.count > 8 ? ", …" : "")
        return ErrorMessage(
            .notFound,
            said: ids.count == 1
                ? say("No item \(shown) for “\(key):”. Check the id, or leave it out.")
                : say("No items \(shown) for “\(key):”. Check the ids, or leave them out.")
        )
    }
}

extension ItemDetails {
    /// The day until which the item is hidden, if that is after it is due.
    fileprivate func dayHiddenWhenDue(from today: Day) -> Day? {
        guard let due, let wait, wait > max(due.day, today) else { return nil }
        return wait
    }
}
