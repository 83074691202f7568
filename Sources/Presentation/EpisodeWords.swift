package import Almanac
package import Boundary

/// What became of an item, in words: `added`, `due Fri 27 Nov → Mon 30 Nov`.
package enum EpisodeWords {
    package static func phrase(_ episode: ItemEpisode, from today: Day, in calendar: CalendarWords) -> String {
        let differences = DifferenceWords.phrases(episode.before, episode.after, from: today, in: calendar)
        switch episode.kind {
        case .added: return "added as “\(episode.after.title)”"
        case .removed: return "removed"
        case .completed: return (["done"] + differences).joined(separator: ", ")
        case .reopened: return (["open again"] + differences).joined(separator: ", ")
        case .changed: return differences.joined(separator: ", ")
        }
    }
}
