/// The version of an item, as the server names it.
package struct ETag: Hashable, Sendable {
    package let text: String

    /// `nil` for a text that would not make a write conditional: an empty one, whose header curl leaves out, or `*`,
    /// which stands for any version.
    package init?(_ text: String) {
        self.text = text
        let value = strong.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
        guard !value.isEmpty, !value.elementsEqual("*".unicodeScalars) else { return nil }
    }

    /// `If-Match` never matches a weak ETag, and a compressing proxy weakens strong ones.
    var strong: String {
        text.hasPrefix("W/") ? String(text.dropFirst(2)) : text
    }
}

extension AnswerHead {
    var etag: ETag? { self["ETag"].flatMap(ETag.init) }
}
