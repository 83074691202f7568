import CommandLine
import Phrases
import Vocabulary

/// A value that may continue in the following words: `due:next fri`, `every:2 weeks`.
struct MultiwordValue {
    let value: String
    /// The words that may belong to the value, up to the next attribute.
    let following: ArraySlice<String>

    /// Parses the longest possible value and returns its meaning and its number of following words.
    func read<Meaning>(
        _ meaning: (String) throws(InputError) -> Meaning
    ) throws(InputError) -> (meaning: Meaning, count: Int) {
        var count = following.count
        var firstError: InputError?
        while true {
            do {
                return (try meaning(text(count)), count)
            } catch {
                guard count > 0 else { throw firstError ?? error }
                switch error {
                case .item(.notADate(_, _)), .item(.notARepetition(_, _)): break
                case .phrase(.wrongWeekday(_, _)): throw classified(error, meaning)
                // At the end of the text it is an error, as in `due:fri 25:00`; before other words it may be text.
                case _ where count == following.count: throw classified(error, meaning)
                default: firstError = firstError ?? error
                }
                count -= 1
            }
        }
    }

    /// The value with its first `count` following words.
    func text(_ count: Int) -> String {
        count == 0 ? value : ([value] + following.prefix(count)).joined(by: " ")
    }

    /// Marks the error as one in text if the value is valid without the following words.
    private func classified<Meaning>(
        _ error: InputError,
        _ meaning: (String) throws(InputError) -> Meaning
    ) -> InputError {
        (try? meaning(value)) == nil ? error : .inText(error)
    }
}
