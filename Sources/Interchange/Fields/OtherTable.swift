/// Recognizes tables of something else than tasks: accounts, contacts and passwords.
enum OtherTable {
    /// Returns the columns that show what the table is about, or none if it can be about tasks.
    static func columns(_ names: FieldNames) -> [String] {
        let keys = names.names.map { FieldNames.key($0.text) }
        let hasTaskColumn = zip(names.names, keys).contains { name, key in
            if taskTitles.contains(key) { return true }
            return name.field.map(taskFields.contains) == true && !dates.contains(key)
        }
        if hasTaskColumn { return [] }
        func found(_ words: [String]) -> [String] {
            zip(names.names, keys).filter { words.contains($1) }.map(\.0.text)
        }
        let secrets = names.names.filter { $0.role == .secret }.map(\.text)
        if !secrets.isEmpty, case let logins = found(logins), !logins.isEmpty || names.names.count == 2 {
            return secrets + logins
        }
        let money = found(accounts)
        if !money.isEmpty, money.count > 1 || !found(amounts).isEmpty { return found(amounts) + money }
        if case let amounts = found(amounts), case let dates = found(dates), !amounts.isEmpty, !dates.isEmpty {
            return dates + amounts
        }
        let contacts = found(contacts)
        let isPerson = !found(people).isEmpty || !found(["name"]).isEmpty
        return contacts.count > 1 || isPerson && !contacts.isEmpty ? found(people) + contacts : []
    }

    private static let taskFields: [ItemField] = [
        .status, .due, .wait, .priority, .every, .again, .needs, .parent, .completed,
    ]
    private static let taskTitles = [
        "task", "tasks", "taskname", "todo", "aufgabe", "tâche", "tarea", "タスク", "任务", "할일",
    ]
    /// The names of dates that any table can have.
    private static let dates = [
        "date", "datum", "fecha", "data", "transactiondate", "bookingdate", "buchungstag", "posteddate", "日付", "日期",
        "날짜",
        "거래일",
    ]
    private static let amounts = ["amount", "betrag", "montant", "importe", "importo", "valor", "金額", "金额", "금액"]
    private static let accounts = [
        "balance", "debit", "credit", "withdrawal", "deposit", "iban", "payee", "currency", "saldo", "soll", "haben",
        "débit", "crédit", "solde", "währung", "accountnumber", "残高", "余额", "잔액",
    ]
    private static let people = [
        "firstname", "lastname", "givenname", "familyname", "surname", "vorname", "nachname", "prénom", "apellido",
    ]
    private static let contacts = [
        "phone", "phonenumber", "mobile", "mobilephone", "telephone", "email", "emailaddress", "mail", "fax",
        "birthday",
        "company", "telefon", "handy", "téléphone", "teléfono", "phone1value", "email1value", "電話", "电话", "전화", "전화번호",
        "이메일",
    ]
    private static let logins = ["username", "login", "loginuri", "loginusername", "url", "website", "benutzername"]
}
