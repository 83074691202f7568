package import CommandLine
package import ItemLanguage
package import ProgramOutput
import Vocabulary

extension ErrorMessage {
    package init(_ usageError: UsageError, _ router: any CommandRouting) {
        self.init(usageError, Program.adder.name) { router.command(.example("\(Program.adder.name) \($0)")) }
    }

    package init(_ inputError: InputError, _ router: any CommandRouting) {
        switch inputError {
        case .usage(let reason): self.init(reason, router)
        case .command(let reason): self.init(reason, router)
        case .phrase(let reason): self.init(reason)
        case .item(let reason): self.init(reason, router)
        case .filter(let reason): self.init(reason, router)
        case .inText(let reason):
            let errorMessage = ErrorMessage(reason, router)
            self.init(errorMessage.status, "\(errorMessage.sentence) \(ErrorMessage.textAdvice)")
        case .line(let number, let reason):
            self = .line(number, ErrorMessage(reason, router))
        }
    }

    private init(_ error: CommandError, _ router: any CommandRouting) {
        switch error {
        case .nestedShell:
            self.init(.wrongUsage, "The shell is already open. Type a command, or quit.")
        case .nestedScreen:
            self.init(.wrongUsage, "This is the screen. ? shows its keys, and q closes it.")
        case .shellOnScreen:
            self.init(.wrongUsage, "The shell can't be opened on the screen. : takes any command.")
        case .screenInShell:
            self.init(.wrongUsage, "The screen can't be opened here. Quit, and run adder ui.")
        case .severalFiles(let together):
            let way = together.map { say(", or together: \($0)") } ?? "."
            self.init(.wrongUsage, "Only one file at a time is possible. Run the command once for each file\(way)")
        case .missingItems(let example):
            self.init(
                .wrongUsage,
                "No items given. Give ids, or put “to” after a filter. Example: \(router.command(.example(example)))"
            )
        case .notACount(let text):
            self.init(.badData, "“\(text)” is not a valid count. Use a whole number, 1 or more.")
        case .tooManyDays(let text, let limit):
            self.init(.badData, "“\(text)” is too many days. Use at most \(limit).")
        case .notAnID(let text, let key):
            self.init(.badData, "“\(keyed(text, key))” is not an id. Use numbers such as 3,5-7.")
        case .notASingleID(let text, let key):
            self.init(
                .badData,
                "“\(keyed(text, key))” is not a single id. Use one number, such as \(keyed("3", key))."
            )
        case .rangeTooLong(let text, let limit):
            self.init(.badData, "Range \(text) has more than \(limit) ids. Use a shorter range or a filter.")
        case .reversedRange(let text, let corrected):
            self.init(.badData, "Range \(text) is reversed. Write \(corrected).")
        }
    }
}

/// `due:soon`, or `soon` if there is no key.
func keyed(_ text: String, _ key: String?) -> String {
    (key.map { "\($0):" } ?? "") + text
}
