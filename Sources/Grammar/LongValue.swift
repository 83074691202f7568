import Boundary

/// A value that may go on in the words behind it: `due:next fri`, `every:2 weeks`.
struct LongValue {
    let value: String
    /// The words that may belong to it, up to the next one that has a meaning of its own.
    let following: ArraySlice<String>

    /// The meaning of the longest run that has one, and how many of the words behind the value are in it.
    func read<Meaning>(
        _ meaning: (String) throws(Misunderstanding) -> Meaning
    ) throws(Misunderstanding) -> (meaning: Meaning, count: Int) {
        var count = following.count
        var doubt: Misunderstanding?
        while true {
            do {
                return (try meaning(count == 0 ? value : ([value] + following.prefix(count)).strung(with: " ")), count)
            } catch {
                guard count > 0 else { throw doubt ?? error }
                switch error {
                case .notADate, .notARepetition: break
                case .wrongWeekday: throw slip(error, meaning)
                // What ends the text is a slip, as in `due:fri 25:00`; with more behind it, it may be text.
                case _ where count == following.count: throw slip(error, meaning)
                default: doubt = doubt ?? error
                }
                count -= 1
            }
        }
    }

    /// Words behind a value that says enough without them may have been meant as text.
    private func slip<Meaning>(
        _ error: Misunderstanding,
        _ meaning: (String) throws(Misunderstanding) -> Meaning
    ) -> Misunderstanding {
        (try? meaning(value)) == nil ? error : .inText(error)
    }
}
