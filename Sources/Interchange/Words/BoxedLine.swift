import ItemLanguage
import Vocabulary

/// A line that begins with a box, with or without a bullet before it: `[x] a`, `- [ ] a`.
struct BoxedLine {
    let box: Character
    let text: Substring

    init?(_ line: Substring) {
        let list = ListLine(line)
        var (box, text) = ListLine.box(list.text)
        // `[1] ` is a footnote.
        if let bare = box, !" xX-✓✔".contains(bare) { return nil }
        if box == nil, let marker = list.marker { (box, text) = (marker.box, marker.text) }
        guard let box, !text.isEmpty else { return nil }
        (self.box, self.text) = (box, text)
    }

    static func isDone(_ box: Character) -> Bool { "xX-✓✔".contains(box) }
}

extension ForeignDraft {
    /// Reports a box that says more than open and done.
    mutating func report(_ box: Character) {
        guard !" xX✓✔".contains(box) else { return }
        lose(.status, "status", "[\(box)]", became: BoxedLine.isDone(box) ? "done" : "open")
    }
}
