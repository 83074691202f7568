// The names of attributes in other programs and in Korean.

extension AttributeKey {
    /// Returns the attribute that another name sets. A Korean name sets it only with a valid value.
    static func accepted(_ name: String) -> AttributeKey? {
        // Comparing with Korean names is slow.
        guard isASCII(name) else {
            return switch name {
            case "마감", "마감일", "기한": .due
            case "프로젝트": .project
            case "우선순위": .pri
            case "반복": .every
            case "태그": .tag
            case "메모", "노트": .note
            case "대기", "숨김": .wait
            case "장소", "위치": .place
            case "링크": .link
            default: nil
            }
        }
        return switch name {
        case "d": .due
        case "scheduled", "start": .wait
        case "pro", "proj": .project
        case "priority": .pri
        case "recur": .every
        case "dep", "depends": .needs
        case "tags": .tag
        case "location": .place
        case "url": .link
        default: nil
        }
    }

    /// Returns the attribute to suggest for a name that sets none: it may mean something else as well.
    static func suggested(_ name: String) -> AttributeKey? {
        guard isASCII(name) else {
            return switch name {
            case "마감날짜", "날짜", "기일": .due
            case "시작", "시작일", "연기": .wait
            case "목록": .project
            case "우선", "중요도": .pri
            case "주기": .every
            case "선행", "의존": .needs
            case "상위", "부모": .parent
            case "설명": .note
            case "분류", "라벨": .tag
            default: nil
            }
        }
        return switch name {
        case "until", "deadline", "dl", "by", "date", "when", "expires": .due
        case "defer", "deferred", "hide", "hidden", "snooze", "threshold", "t", "starts", "begin": .wait
        case "p", "prj", "prjct", "area", "list", "folder": .project
        case "prio", "importance", "urgency": .pri
        case "repeat", "repeats", "rec", "rrule", "freq": .every
        case "blocked-by", "blockedby", "blocked_by", "blocked", "blocker", "depends-on", "dependson", "depends_on",
            "requires", "require":
            .needs
        case "where", "venue": .place
        case "uri", "href", "website": .link
        case "part-of", "partof", "part", "sub", "subtask-of": .parent
        case "desc", "description", "comment", "annotation", "memo": .note
        case "label", "labels", "context", "ctx", "category", "categories": .tag
        default: nil
        }
    }

    /// Names before a colon that is text: parts of addresses, the beginnings of subjects.
    static func isText(_ name: String) -> Bool {
        switch name {
        case "mailto", "tel", "sms", "geo", "urn", "doi", "isbn", "issn", "data", "magnet", "file", "about",
            "localhost",
            "xmpp", "callto", "skype", "javascript", "re", "fw", "fwd", "aw", "wg", "ps", "nb":
            true
        default: false
        }
    }

    static func isASCII(_ name: some StringProtocol) -> Bool { name.utf8.first.map { $0 < 0x80 } ?? true }
}
