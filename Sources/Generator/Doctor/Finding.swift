/// Something that does not fit together, in the form of a compiler's complaint.
struct Finding: Equatable {
    let path: String
    let line: Int
    let sentence: String

    init(_ path: String, _ line: Int = 1, _ sentence: String) {
        (self.path, self.line, self.sentence) = (path, line, sentence)
    }

    var text: String { "\(path):\(line): \(sentence)" }
}
