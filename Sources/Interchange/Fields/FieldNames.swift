import Vocabulary

/// The columns of a table or the keys of an object, and the fields that they mean.
struct FieldNames {
    struct Name {
        /// As the file spells it.
        let text: String
        let field: ItemField?
        /// `true` if the value only counts if no other column has one, such as a folder for a project.
        let isSubstitute: Bool
        /// `true` if it is of no interest to a person, or follows from another column.
        let isTechnical: Bool
    }

    let names: [Name]
    /// The positions of the names in the order in which their values count.
    let order: [Int]
    let program: Program

    init(_ texts: [String]) {
        let keys = texts.map(FieldNames.key)
        let title = FieldNames.titleIndex(keys)
        program = Program(keys)
        names = zip(texts, keys).enumerated().map { index, name in
            let (text, key) = name
            let field = index == title ? .title : FieldNames.field(key, text, hasTitle: title != nil)
            let isSubstitute = FieldNames.substitutes.contains(key)
            return Name(
                text: text,
                field: field,
                isSubstitute: isSubstitute,
                isTechnical: FieldNames.technical.contains(key)
            )
        }
        let names = names
        order = names.indices.filter { !names[$0].isSubstitute } + names.indices.filter { names[$0].isSubstitute }
    }

    var fields: [ItemField] { names.compactMap(\.field) }

    var hasTitle: Bool { fields.contains(.title) }

    /// `true` for an object that is a task, even if it has subtasks.
    var describesTask: Bool { hasTitle && fields.contains { $0 == .status || $0 == .due || $0 == .completed } }

    /// `true` for the name of a field, and for objects around fields.
    static func isKnown(_ name: String) -> Bool {
        fields[key(name)] != nil || name == "attributes" || name == "fields"
    }

    /// `true` if a row with these cells is the heading of a table rather than its contents.
    var isHeading: Bool {
        hasTitle && (names.count == 1 || fields.count > 1 || FieldNames.titles.contains(FieldNames.key(names[0].text)))
    }

    /// Returns the name in lowercase, without spaces and punctuation: `Due Date`, `due_date` and `dueDate` are the same.
    static func key(_ text: String) -> String {
        let letters = text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        return String(String.UnicodeScalarView(letters))
    }

    private static func titleIndex(_ keys: [String]) -> Int? {
        for title in titles {
            if let index = keys.firstIndex(of: title) { return index }
        }
        // A table without titles may describe its items.
        guard keys.count > 1 else { return nil }
        for title in ["description", "desc", "details", "notes", "note"] {
            if let index = keys.firstIndex(of: title), keys.contains(where: { fields[$0] != nil && $0 != title }) {
                return index
            }
        }
        return nil
    }

    private static func field(_ key: String, _ text: String, hasTitle: Bool) -> ItemField? {
        // What other programs call content can stand beside a title.
        if hasTitle, ["content", "text", "body", "item"].contains(key) { return key == "item" ? nil : .note }
        return fields[key] ?? (titles.contains(key) ? .title : nil)
    }
}

// MARK: - Vocabulary

extension FieldNames {
    /// In the order in which they are preferred.
    private static let titles = [
        "title", "summary", "subject", "taskname", "name", "task", "cardname", "displayname", "todo", "content", "text",
        "what", "item", "제목", "할일",
    ]

    private static let substitutes: Set<String> = [
        "folder", "foldername", "section", "sectionname", "sectioncolumn", "board", "boardname", "area", "group",
        "bucketname",
        "percentcomplete", "complete", "starred", "ispriority", "important", "isimportant", "startdate", "issueid",
    ]

    private static let fields: [String: ItemField] = {
        var fields: [String: ItemField] = [:]
        for (field, keys) in words {
            for key in keys.split(separator: " ") { fields[String(key)] = field }
        }
        return fields
    }()

    private static let words: [(ItemField, String)] = [
        (.id, "id taskid issuekey issueid number gid"),
        (.uuid, "uuid"),
        (.note, "note notes description desc body details comment comments annotation annotations memo 메모 내용 설명"),
        (
            .status,
            "status state done complete iscompleted isdone checked ischecked closed finished duecomplete percentcomplete "
                + "taskstatus progress 상태"
        ),
        (.due, "due duedate dueat dueon duedatetime deadline targetdate datedue 마감 마감일 기한"),
        (
            .wait,
            "wait startdate start startat starton startdatetime scheduled scheduleddate deferdate deferuntil hideuntil "
                + "when 시작일"
        ),
        (.tags, "tags tag labels label categories category contexts context 태그"),
        (
            .project,
            "project projects projectname list listname tasklist folder foldername section sectionname sectioncolumn board "
                + "boardname area group bucketname 프로젝트 목록"
        ),
        (.priority, "priority importance prio pri starred ispriority important isimportant 우선순위"),
        (.every, "every repeat repeats recurrence recurring recurrencerule repeatrule rrule rec recur repetition 반복"),
        (.again, "again"),
        (.needs, "needs dependson depends dependencies blockedby"),
        (.place, "place location 장소 위치"), (.link, "link 링크"),
        (.parent, "parent parentid parenttask parenttaskid parentissue"),
        (
            .created,
            "created createdat createdon createdtime createddate createddatetime creationdate datecreated dateadded addedat "
                + "entry 만든날"
        ),
        (
            .changed,
            "changed updated updatedat modified modifiedat lastmodified lastupdated lastmodifieddatetime datemodified "
                + "dateupdated lastedited"
        ),
        (
            .completed,
            "completed completedat completedon completedtime completeddate completeddatetime completiondate datecompleted "
                + "closedat resolved resolvedat resolutiondate doneat donedate finishedat 완료 완료일"
        ),
    ]

    private static let technical: Set<String> = Set(
        """
        order position pos sortorder childorder dayorder timezone isallday isfloating columnorder viewmode kind etag selflink \
        webviewlink revision seriesid listid idlist projectid idproject idboard tasktype hidden rank ischecklist datelastactivity \
        dateduehastime createdbyid userid iscollapsed idshort shortlink nodeid archived idchecklists idlabels \
        source projectkind
        """.split(separator: " ").map { String($0) }
    )
}
