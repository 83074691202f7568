import Almanac
package import Entities
package import Vocabulary

/// Reads todo.txt: one item a line. https://github.com/todotxt/todo.txt
package struct TodoTxtReader: ForeignReading {
    private var lines: LineReader
    private let context: ForeignContext
    private var identity = ForeignIdentity(.todoTxt)
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        lines = try LineReader(source)
        self.context = context
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while let line = try lines.next() {
            if let item = item(line) { return item }
        }
        return nil
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    private mutating func item(_ line: String) -> ForeignItem? {
        let head = TodoTxtHead(line)
        var words = TodoTxtWords(ForeignDraft(line: lines.number), context)
        var content = head.created.map(\.description) ?? ""
        var rest = LineWords(head.rest)
        while let word = rest.next() {
            words.read(word)
            guard !word.text.hasPrefix("pri:") else { continue }
            content += " "
            content += word.text
        }
        guard head.isDone || head.letter != nil || content.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else {
            return nil
        }
        head.set(&words.draft, context.clock)
        var draft = words.finished(wholeText: head.rest)
        if let uuid = words.uuid {
            draft.item.uuid = uuid
        } else {
            draft.item.uuid = identity.uuid(forContent: content)
        }
        return draft.finished(&losses)
    }
}
