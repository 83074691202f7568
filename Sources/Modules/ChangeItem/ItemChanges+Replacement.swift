import Vocabulary

extension ItemChanges.Replacement {
    /// Returns the title with the text replaced and without spaces at its ends, or `nil` if the text is not in it. Whole
    /// characters are compared, in any normal form.
    func applied(to title: String) -> String? {
        let (letters, old) = (Array(title), Array(old))
        var replaced = ""
        var (index, isFound) = (0, false)
        while index < letters.count {
            if isGlobal || !isFound, letters[index...].starts(with: old) {
                replaced += new
                index += old.count
                isFound = true
            } else {
                replaced.append(letters[index])
                index += 1
            }
        }
        guard isFound else { return nil }
        let start = replaced.drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}
