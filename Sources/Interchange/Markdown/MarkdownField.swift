import Almanac
import Entities
import Vocabulary

/// The meaning of one or more words at the end of a task.
enum MarkdownField {
    case due(Due)
    case time(TimeOfDay)
    case wait(Day)
    case project(String)
    case tag(String)
    case priority(Priority)
    case recurrence(Recurrence)
    case needs([ForeignItem.Reference])
    case parent(ForeignItem.Reference)
    case id(String)
    case uuid(ItemUUID)
    case created(Instant)
    case changed(Instant)
    case completed(Instant)
    /// Several values in words of adder's own.
    case details(ItemDetails)
    /// An attribute with a value that can't be read. Its words stay in the title.
    case unread(Loss.Kind, name: String, ArraySlice<LineWord>)
    /// A value without a counterpart, or with a similar one.
    case lost(Loss.Kind, name: String, value: String, became: Priority?)
}

/// A field and the number of its words.
struct MarkdownFieldRun {
    let field: MarkdownField
    let count: Int
}
