/// The version of an item, as the server names it.
package struct ETag: Hashable, Sendable {
    /// The maximum length in bytes. curl fails, also for other items, if a header is longer than 100 KB.
    package static let maximumLength = 4_096

    package let text: String

    /// `nil` for a text that would not make a write conditional: an empty one, whose header curl leaves out, or `*`,
    /// which stands for any version; and for one that is too long to be sent.
    package init?(_ text: String) {
        guard text.utf8.count <= ETag.maximumLength else { return nil }
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
