import Vocabulary

/// The columns of a table or the keys of an object, and the fields that they mean.
struct FieldNames {
    struct Name {
        /// As the file spells it.
        let text: String
        let field: ItemField?
        /// `true` if the value only counts if no other column has one, such as a folder for a project.
        let isSubstitute: Bool
        /// The meaning of a name that is not a field.
        let role: Role?
        /// `true` for dates in UTC, as `Created At (UTC)` says.
        let isUTC: Bool
    }

    enum Role {
        /// Of no interest to people, or derived from another column.
        case technical
        /// A time of day, which belongs to the due date.
        case time
        /// Says that a task was deleted, or when.
        case deletion
        /// Never shown, not even in a report.
        case secret
        /// How much of a task is done.
        case percentage
    }

    let names: [Name]
    /// The positions of the names in the order in which their values count.
    let order: [Int]
    let program: Program

    init(_ texts: [String]) {
        let keys = texts.map(FieldNames.key)
        let title = FieldNames.titleIndex(keys)
        program = Program(keys)
        // A file can have any number of columns.
        let allKeys = keys.count > 100 ? Set(keys) : []
        func hasKey(_ key: String) -> Bool { keys.count > 100 ? allKeys.contains(key) : keys.contains(key) }
        names = zip(texts, keys).enumerated().map { index, name in
            let text = name.0
            // Beside `project_title`, a `project` is an id.
            let isID = hasKey("\(name.1)title")
            let base = String(name.1.dropLast("title".count))
            let isPercentage = text.utf8.contains(UInt8(ascii: "%")) || name.1 == "percentcomplete"
            let key =
                isPercentage ? "percentcomplete" : name.1.hasSuffix("title") && hasKey(base) ? base : name.1
            return Name(
                text: text,
                field: index == title ? .title : isID ? nil : FieldNames.field(key, text, hasTitle: title != nil),
                isSubstitute: FieldNames.substitutes.contains(key),
                role: isPercentage ? .percentage : isID ? .technical : FieldNames.roles[key],
                isUTC: text.hasSuffix("(UTC)")
            )
        }
        let names = names
        order = names.indices.filter { !names[$0].isSubstitute } + names.indices.filter { names[$0].isSubstitute }
    }

    var fields: [ItemField] { names.compactMap(\.field) }

    var hasTitle: Bool { fields.contains(.title) }

    /// `true` for an object that is a task, even if it has subtasks.
    var describesTask: Bool { hasTitle && fields.contains { $0 == .status || $0 == .due || $0 == .completed } }

    /// `true` for an object that is a task, or has a title. People, labels and lists have names.
    var mayDescribeTask: Bool {
        describesTask || names.contains { ["title", "task", "todo"].contains(FieldNames.key($0.text)) }
    }

    /// `true` for an object with more than a title and a text, which programs and people have, too.
    var describesItem: Bool {
        hasTitle && fields.contains { ![.title, .note, .id, .uuid, .needs, .link].contains($0) }
    }

    /// `true` for the name of a field, and for objects around fields.
    static func isKnown(_ name: String) -> Bool {
        fields[key(name)] != nil || name == "attributes" || name == "fields"
    }

    static func isSecret(_ name: String) -> Bool { roles[key(name)] == .secret }

    static func isTitle(_ name: String) -> Bool { titles.contains(key(name)) }

    /// `true` if a row with these cells is the heading of a table rather than its contents.
    var isHeading: Bool {
        hasTitle && (names.count == 1 || fields.count > 1 || FieldNames.titles.contains(FieldNames.key(names[0].text)))
    }

    /// Returns the name in lowercase, without spaces and punctuation: `Due Date`, `due_date` and `dueDate` are the same. A
    /// comment in parentheses at its end is not part of it.
    static func key(_ text: String) -> String {
        if text == "#" { return "number" }
        if BoxedLine.isSign(text) { return "done" }
        let end = text.last == ")" ? text.lastIndex(of: "(") ?? text.endIndex : text.endIndex
        let letters = text[..<end].lowercased().unicodeScalars.filter {
            $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
        return String(String.UnicodeScalarView(letters))
    }

    /// The columns that stand for titles in a table without them.
    private static let notes = ["description", "desc", "details", "notes", "note"]

    /// `true` if the text that stands for the title is empty, although a column that is not known has a value.
    func lacksTitle(_ cells: [String]) -> Bool {
        guard let title = names.firstIndex(where: { $0.field == .title }), title < cells.count, cells[title].isBlank,
            FieldNames.notes.contains(FieldNames.key(names[title].text))
        else { return false }
        return zip(names, cells).contains { $0.field == nil && $0.role == nil && !$1.isBlank }
    }

    private static func titleIndex(_ keys: [String]) -> Int? {
        for title in titles {
            if let index = keys.firstIndex(of: title) { return index }
        }
        // A table without titles may describe its items.
        guard keys.count > 1 else { return nil }
        for title in notes {
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
        "title", "summary", "subject", "taskname", "name", "task", "caption", "cardname", "displayname", "todo",
        "content", "text",
        "what", "item", "betreff", "titel", "aufgabe", "aufgabenname", "titre", "tâche", "título", "tarea", "nombre",
        "タイトル", "nom", "titolo", "attività", "asunto", "objet", "oggetto", "tarefa", "assunto", "taak", "onderwerp",
        "件名", "タスク", "标题",
        "任务", "標題", "任務", "작업", "задача", "название",
        "제목", "할일", "zadanie", "tytuł", "nazwa", "uppgift", "oppgave", "opgave", "tehtävä", "görev", "başlık", "úkol",
    ]

    private static let substitutes: Set<String> = [
        "folder", "foldername", "section", "sectionname", "sectioncolumn", "board", "boardname", "area", "group",
        "bucketname", "heading", "percentcomplete", "complete", "starred", "ispriority",
        "important", "isimportant", "startdate", "issuekey", "key", "enddate", "finish", "finishdate", "stage", "date",
        "datum", "url",
    ]

    private static let fields: [String: ItemField] = {
        var fields: [String: ItemField] = [:]
        for (field, keys) in words {
            for key in keys.split(separator: " ") { fields[String(key)] = field }
        }
        return fields
    }()

    private static let words: [(ItemField, String)] = [
        (.id, "id taskid cardid issueid issuekey key number gid externalid"),
        (.uuid, "uuid"),
        (
            .note,
            "note notes carddescription description desc body details comment comments annotation annotations memo taskcontent notizen "
                + "beschreibung bemerkung bemerkungen anmerkung anmerkungen notas descripción remarques commentaires commentaire comentarios opmerkingen descrizione 메모 내용 설명 비고 "
                + "メモ 备注 備註 описание notatki notatka opis uwagi anteckningar anteckning noter notater notlar açıklama"
        ),
        (
            .status,
            "status state stage done complete iscompleted isdone checked ischecked closed finished duecomplete percentcomplete "
                + "taskstatus progress canceled cancelled canceledat cancelledat iscanceled fortschritt statut état estado stato "
                + "situação статус 狀態 상태 진행상태 완료여부 状态 状態 ステータス durum stan tila"
        ),
        (
            .due,
            "due bywhen finish finishdate termin duedate dueday enddate dueat dueon duedatetime duewithtime deadline targetdate datedue scheduledtime date datum fällig fälligam "
                + "fälligkeit fälligkeitsdatum échéance datedéchéance fechadevencimiento vencimiento fechalímite scadenza "
                + "datadiscadenza vencimento datadevencimento vervaldatum frist 마감 마감일 기한 期限日 срок 期限 期日 截止日期 到期日 "
                + "terminwykonania datawykonania förfallodatum förfaller forfaldsdato forfallsdato eräpäivä bitiştarihi sontarih"
        ),
        (
            .wait,
            "wait startdate start startat starton startdatetime datestart scheduled scheduleddate deferdate deferuntil "
                + "hideuntil when beginntam beginn startdatum début datededébut fechadeinicio datadiinizio 시작일 시작날짜 開始日 开始日期 "
                + "datarozpoczęcia startdato başlangıçtarihi"
        ),
        (
            .tags,
            "tags tag labels label categories category contexts context kategorien kategorie etiquetas étiquettes catégories "
                + "categorías categorie categorieën 태그 카테고리 범주 タグ 标签 分类 etykiety kategoria etiketter etiketler"
        ),
        (
            .project,
            "project projects projectname list listname tasklist tasklisttitle folder foldername section sectionname sectioncolumn board "
                + "boardname area group bucketname heading projekt liste projet proyecto lista progetto elenco 프로젝트 목록 リスト 项目 "
                + "清单 proje"
        ),
        (
            .priority,
            "priority importance prio pri starred ispriority important isimportant priorität priorité "
                + "prioridad prioridade приоритет 優先級 priorità prioriteit 중요도 우선순위 優先度 优先级 priorytet prioritet prioriteetti öncelik"
        ),
        (
            .every,
            "every repeat repeats recurrence recurring recurrencerule repeatrule rrule rec recur repetition wiederholung 반복"
        ),
        (.again, "again"),
        (.needs, "needs dependson depends dependencies blockedby"),
        (.place, "place location 장소 위치"), (.link, "link url cardurl weburl htmlurl permalink 링크"),
        (.parent, "parent parentid parenttask parenttaskid parentissue"),
        (
            .created,
            "created createdat createdon createdtime createddate createddatetime creationdate datecreated dateadded addedat "
                + "entry erstellt erstelltam 만든날"
        ),
        (
            .changed,
            "changed updated updatedat updatedon modified modifiedat modifiedon modificationdate lastmodified lastupdated lastmodifieddatetime datemodified "
                + "dateupdated lastedited geändertam"
        ),
        (
            .completed,
            "completed completedat completedon completedtime completeddate completeddatetime completiondate datecompleted "
                + "closedat resolved resolvedat resolutiondate doneat doneon donedate finishedat stopdate erledigt erledigtam "
                + "abgeschlossenam abgeschlossen terminé terminée fait achevé datedachèvement terminado completado completada hecho "
                + "fechadefinalización completato fatto concluído feito voltooid 완료 완료일 완료날짜 完了 完了日 完成 完成日期 ukończono slutfört fullført tamamlanma"
        ),
    ]

    private static let roles: [String: Role] = {
        var roles: [String: Role] = ["duetime": .time]
        for key in ["deleted", "isdeleted", "trashed", "istrashed", "datetrashed", "deletedat", "deletiondate"] {
            roles[key] = .deletion
        }
        for key in """
        password passwort kennwort pin secret otp otpauth totp token apikey passcode passphrase motdepasse contraseña wachtwoord \
        senha parola 비밀번호 암호 パスワード 密码
        """.split(separator: " ") {
            roles[String(key)] = .secret
        }
        for key in """
        order position pos sortorder childorder dayorder timezone isallday isfloating columnorder viewmode kind etag selflink \
        webviewlink revision seriesid listid idlist projectid idproject idboard tasktype hidden rank ischecklist \
        datelastactivity dateduehastime createdbyid userid iscollapsed idshort shortlink nodeid idchecklists \
        idlabels source projectkind badges index todayindex odataetag odatatype repeatevery subtaskids
        """.split(separator: " ") {
            roles[String(key)] = .technical
        }
        return roles
    }()
}
