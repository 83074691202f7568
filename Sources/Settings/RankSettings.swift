import Almanac
import ItemLanguage
package import Vocabulary

/// The weights of urgency.
extension Setting {
    private static let standard = RankWeights.standard

    package static let rankDue = weight("due", standard.due, "an item a week after its due day, and less before")
    package static let rankPriority = weight(
        "priority",
        standard.priority,
        "high priority; medium has a third, low a sixth"
    )
    package static let rankStarted = weight("started", standard.started, "an item with done parts, and of its parts")
    package static let rankBlocks = weight("blocks", standard.blocks, "an item that others need")
    package static let rankBack = weight("back", standard.back, "an item that is back from waiting")
    package static let rankAge = weight("age", standard.age, "an item added a year ago, and less before")

    /// - Parameter owner: What has the urgency.
    private static func weight(_ name: String, _ points: Points, _ owner: String) -> Setting {
        Setting("rank.\(name)", .weight, defaultValue: points.description, meaning: "urgency of \(owner)")
    }

    private static let rankPrefix = "rank."
    package static let rankTagPrefix = "rank.tag."
    package static let rankProjectPrefix = "rank.project."

    /// Returns the weight of a tag or a project, whose name the key ends with.
    static func boost(_ key: String) -> Setting? {
        guard !key.contains(where: { $0 == "=" || $0.isNewline }) else { return nil }
        let setting = Setting(key, .weight, defaultValue: "0", meaning: "urgency of items with this tag")
        if let tag = setting.rankedTag { return TagWord.unmarked(tag[...]) == tag ? setting : nil }
        guard let project = setting.rankedProject, !project.isEmpty, project.trimmed == project else { return nil }
        return Setting(key, .weight, defaultValue: "0", meaning: "urgency of items in this project and its subprojects")
    }

    /// Returns keys of weights that may be meant by another one: `rank.tag.money` for `rank.tags.+money`.
    static func boosts(like key: String) -> [String] {
        guard key.hasPrefix(rankPrefix), let dot = key.dropFirst(rankPrefix.count).firstIndex(of: ".") else {
            return []
        }
        var name = key[dot...].dropFirst()
        if name.first == "+" { name = name.dropFirst() }
        return [rankTagPrefix + name, rankProjectPrefix + name].filter { boost($0) != nil }
    }

    /// The tag whose weight this is.
    var rankedTag: String? { name(after: Setting.rankTagPrefix) }

    /// The project whose weight this is.
    var rankedProject: String? { name(after: Setting.rankProjectPrefix) }

    private func name(after prefix: String) -> String? {
        key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : nil
    }
}

extension Settings {
    /// The weights in effect.
    package var rankWeights: RankWeights {
        func points(_ setting: Setting) -> Points { Points(typed: self[setting]) ?? 0 }
        var weights = RankWeights(
            due: points(.rankDue),
            priority: points(.rankPriority),
            started: points(.rankStarted),
            blocks: points(.rankBlocks),
            back: points(.rankBack),
            age: points(.rankAge)
        )
        for active in activeValues where active.setting.kind == .weight {
            guard let points = Points(typed: active.value) else { continue }
            if let tag = active.setting.rankedTag { weights.tags.append(.init(tag, points)) }
            if let project = active.setting.rankedProject { weights.projects.append(.init(project, points)) }
        }
        return weights
    }
}
