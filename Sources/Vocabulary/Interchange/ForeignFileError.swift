/// A reason why a file of another program can't be read.
package struct ForeignFileError: Error, Entity {
    package enum Reason: Entity {
        /// The file is in this encoding, such as `GBK`, which adder doesn't read.
        case encoding(String)
        /// The bytes are not text in this encoding.
        case invalidText(TextEncoding)
        /// The file is not text.
        case binary
        /// A web page, perhaps saved by mistake.
        case html
        /// A file of another kind, which people may take for one with items.
        case known(KnownFile)
        case lineTooLong(limit: Int)
        /// The description of one item is larger than `limit` bytes.
        case itemTooLong(limit: Int)
        case nestedTooDeep(limit: Int)
        /// The file ends in the middle of something, such as `a string`.
        case truncated(String)
        /// Something is missing that the format requires, such as `a colon`.
        case expected(String)
        /// A value of the wrong kind, such as a number as a title.
        case badValue(field: String, value: String)
        /// The table has no column with titles.
        case noTitles
        /// These columns show that the table is about something else than tasks.
        case otherTable([String])
        /// The name stands for one format, and the content shows another one.
        case misnamed(ForeignFormat, looksLike: ForeignFormat)
    }

    package enum KnownFile: Entity {
        /// The file in which Taskwarrior keeps its tasks, such as `pending.data`.
        case taskwarriorData
        /// A file in which dstask keeps a task.
        case dstaskData
        case contacts
        case xml
        case yaml
        /// Sentences or a program, rather than a list.
        case text
    }

    package let reason: Reason
    /// Counted from 1.
    package let line: Int
    /// In characters, counted from 1.
    package let column: Int

    package init(_ reason: Reason, line: Int, column: Int) {
        self.reason = reason
        self.line = line
        self.column = column
    }
}
