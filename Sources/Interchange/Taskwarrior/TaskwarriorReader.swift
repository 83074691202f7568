import Almanac
package import Entities
package import Vocabulary

/// Reads the JSON of `task export`: an array, one object, or one object a line.
package struct TaskwarriorReader: ForeignReading {
    private enum Position {
        case start, array, objects, end
    }

    private var json: JSONReader
    private var position = Position.start
    private let context: ForeignContext
    private var identity = ForeignIdentity(.taskwarrior)
    private var series = TaskwarriorSeries()
    /// The open tasks of repeating series, the last one first.
    private var kept: [TaskwarriorTask] = []
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        json = try JSONReader(source)
        self.context = context
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while true {
            if case .end = position { return kept.popLast().map { finished($0) } }
            guard try hasNext() else {
                position = .end
                kept = series.resolved().reversed()
                continue
            }
            let task = try task()
            if !series.keep(task) { return finished(task) }
        }
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    private mutating func finished(_ task: TaskwarriorTask) -> ForeignItem {
        guard task.draft.item.isDeleted else { return task.draft.finished(&losses) }
        losses.append(task.draft.losses)
        var item = task.draft.item
        (item.isDone, item.completed) = (false, nil)
        return item
    }

    /// Moves to the next object.
    private mutating func hasNext() throws(ForeignFileError) -> Bool {
        if case .start = position {
            if json.peek() == UInt8(ascii: "[") {
                try json.beginArray()
                position = .array
            } else {
                guard json.peek() == UInt8(ascii: "{") else { throw json.error(.expected("an array or an object")) }
                position = .objects
            }
        }
        if case .array = position {
            if try json.nextElement() { return true }
            guard json.peek() == nil else { throw json.error(.expected("the end of the file")) }
            return false
        }
        // Taskwarrior before version 2.4 put commas between the lines.
        while json.take(",") {}
        return json.peek() != nil
    }

    private mutating func task() throws(ForeignFileError) -> TaskwarriorTask {
        _ = json.peek()
        let (line, column, replacedCount) = (json.line, json.column, json.replacedCount)
        var task = TaskwarriorTask(line: json.line, context.clock)
        try json.beginItem()
        while let member = try json.nextMember() {
            do throws(ForeignFileError) { try task.set(member) } catch { task.draft.lose(member) }
        }
        if json.replacedCount > replacedCount { task.draft.lose(.character, "task", "surrogate", became: "\u{FFFD}") }
        guard task.hasTitle else {
            let reason = ForeignFileError.Reason.expected("a “description”, as tasks of Taskwarrior have it")
            throw ForeignFileError(reason, line: line, column: column)
        }
        task.finish()
        if !task.hasUUID { task.draft.item.uuid = identity.uuid(forContent: task.content) }
        return task
    }
}
