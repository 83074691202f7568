import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Vocabulary

/// The reason for which a page is opened again, regardless of its line.
enum EditItemMistake: Equatable {
    case page(InputError)
    case item(ItemProblem)
    case conflict(line: String)
    case removed(Int)
}

/// The saved page, perhaps still with an error message above the line that it is about.
struct EditItemPage {
    private static let mark = "# adder: "
    /// The number of times that a page is opened with the same mistake, in case the user tries something else.
    private static let maximumTries = 3

    /// The text without the message.
    private(set) var bytes: [UInt8] = []
    private var opened: OpenedPage?

    /// The error message and the page that was opened with it.
    private struct OpenedPage {
        let errorMessage: ErrorMessage
        let mistake: EditItemMistake
        /// The number of times in a row that the page was opened with this mistake.
        let tries: Int
        /// The page without the message.
        let bytes: [UInt8]
        /// The line with the message.
        let comment: [UInt8]
        let page: [UInt8]
    }

    /// The page was closed before, so it may contain typed text.
    var isReopened: Bool { opened != nil }

    /// The text of a page that was kept.
    static func kept(_ bytes: [UInt8]) -> EditItemPage {
        var page = EditItemPage()
        page.bytes = bytes
        return page
    }

    /// Returns whether the page was opened with this mistake before, and its text is the same or was changed often
    /// enough.
    func repeats(_ mistake: EditItemMistake) -> Bool {
        guard let opened, opened.mistake == mistake else { return false }
        return opened.bytes == bytes || opened.tries == EditItemPage.maximumTries
    }

    /// Returns the page with the error message above its line, or in the first line, and the number of the line to edit.
    mutating func opened(
        after errorMessage: ErrorMessage,
        about mistake: EditItemMistake,
        in line: Int?
    ) -> (text: String, line: Int) {
        // A title in the sentence may have several lines.
        let sentence = errorMessage.sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
        let comment = Array("\(EditItemPage.mark)\(sentence)\n".utf8)
        let start = line.map(startOfLine) ?? 0
        let page = bytes[..<start] + comment + bytes[start...]
        let tries = opened.map { $0.mistake == mistake ? $0.tries : 0 } ?? 0
        opened = OpenedPage(
            errorMessage: line.map { ErrorMessage.line($0, errorMessage) } ?? errorMessage,
            mistake: mistake,
            tries: tries + 1,
            bytes: bytes,
            comment: comment,
            page: Array(page)
        )
        return (String(decoding: page, as: UTF8.self), (line ?? 1) + 1)
    }

    private func startOfLine(_ number: Int) -> Int {
        var rest = bytes[...]
        for _ in 1..<max(1, number) {
            guard let end = rest.firstIndex(of: 0x0A) else { return 0 }
            rest = bytes[(end + 1)...]
        }
        return rest.startIndex
    }

    /// Stores the saved page. Returns the previous error message if the page was not changed.
    mutating func close(_ saved: [UInt8]) -> ErrorMessage? {
        if let opened, opened.page == saved { return opened.errorMessage }
        bytes = withoutComment(saved)
        return nil
    }

    private func withoutComment(_ saved: [UInt8]) -> [UInt8] {
        guard let comment = opened?.comment else { return saved }
        var start = 0
        while start < saved.count {
            let end = saved[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? saved.count
            if saved[start..<end].elementsEqual(comment) { return Array(saved[..<start] + saved[end...]) }
            start = end
        }
        return saved
    }
}

extension InputError {
    /// The error without the number of its line.
    var withoutLine: (error: InputError, line: Int?) {
        switch self {
        case .line(let number, let reason): (reason, number)
        case .usage(.line(let number, let reason)): (.usage(reason), number)
        default: (self, nil)
        }
    }
}

extension ItemProblem {
    /// The field that the problem is about.
    var field: ItemField? {
        switch self {
        case .emptyTitle, .titleTooLong: .title
        case .tooManyTags, .longTag: .tag("")
        case .longProject: .project
        case .unknownNeeds, .dependsOnItself, .dependsInCircle: .need(0)
        case .unknownParent, .isPartOfItself, .isPartInCircle: .parent
        case .repeatsWithoutDueDate, .doesNotRepeat, .isLastOccurrence, .repeatsElsewhere: .recurrence
        case .dueAfterEnd, .dueOutsideCalendar, .hasNoTime: .due
        }
    }
}
