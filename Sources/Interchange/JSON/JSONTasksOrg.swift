import Almanac

extension JSONObject {
    /// The task of a backup of Tasks.org with what stands around it, such as its tags, or `nil` for another object.
    /// - Parameter clock: Days and times are instants there, and those of days have no seconds.
    func tasksOrg(_ clock: any Clock) -> JSONObject? {
        guard case .object(let inner)? = value("task"), JSONObject(inner).title != nil else { return nil }
        // The list on a server in which the task is. It knows the task by another id.
        let places = [value("caldavTasks"), value("google")].compactMap { $0?.objects?.last }
        let others = members.filter { !["task", "caldavTasks", "google"].contains($0.key) }
        var members: [JSONMember] = []
        for member in inner where member.value != .number("0") || member.key == "priority" {
            switch member.key {
            case "dueDate", "hideUntil": members.append(member.with(JSONObject.date(member.value, clock)))
            case "priority": members.append(member.with(JSONObject.priority(member.value)))
            case "remoteId" where !places.isEmpty: break
            case "remoteId": members.append(member.renamed("id"))
            case "repeatFrom": break
            case "recurrence" where JSONObject(inner).value("repeatFrom") == .number("1"):
                members.append(member.renamed("again"))
            case "isCollapsed", "reminderLast", "ringFlags": break
            default: members.append(member)
            }
        }
        for member in places.last?.members ?? [] {
            switch member.key {
            case "calendar", "listId": members.append(member.renamed("list_id"))
            case "remoteId": members.append(member.renamed("id"))
            case "remoteParent": members.append(member.renamed("parent"))
            default: break
            }
        }
        return JSONObject(members + others)
    }

    private static func date(_ value: JSONValue, _ clock: any Clock) -> JSONValue {
        guard case .number(let text) = value, let number = Int(digits: text) else { return value }
        let local = clock.moment(at: Instant(seconds: number / 1_000))
        let isDay = number / 1_000 % 60 == 0 || local.time == .midnight
        return .string(isDay ? "\(local.today)" : "\(local.today)T\(local.time)")
    }

    private static func priority(_ value: JSONValue) -> JSONValue {
        switch value.text {
        case "0": .string("high")
        case "1": .string("medium")
        case "2": .string("low")
        default: .null
        }
    }
}

extension JSONMember {
    fileprivate func with(_ value: JSONValue) -> JSONMember {
        JSONMember(key: key, value: value, line: line, column: column)
    }

    fileprivate func renamed(_ key: String) -> JSONMember {
        JSONMember(key: key, value: value, line: line, column: column)
    }
}
