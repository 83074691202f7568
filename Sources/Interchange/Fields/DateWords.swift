import Almanac
import ItemLanguage

/// Reads dates in the languages of other programs: `3. Dezember 2026`, `5 de diciembre de 2026`, `übermorgen`, `明日`. English
/// and Korean ones are those that people type.
enum DateWords {
    /// Returns `nil` for words with another meaning, or with none.
    static func day(_ text: String, today: Day) -> Day? {
        guard text.utf8.count < 60 else { return nil }
        let words = text.lowercased().split { " ,.".contains($0) }
        if words.count == 1, let distance = distances[String(words[0])] { return today + distance }
        var numbers: [Int] = []
        var month: Int?
        for (index, word) in words.enumerated() {
            if let number = Int(digits: String(word)) {
                numbers.append(number)
            } else if let found = self.month(word) {
                guard month == nil, numbers.count == 1 else { return nil }
                month = found
            } else {
                let isLink = ["de", "del", "den", "der", "le", "el", "il", "di"].contains(word)
                guard isLink || index == 0 && isWeekday(word) else { return nil }
            }
        }
        guard let month, numbers.count == 2, (1_900...2_200).contains(numbers[1]) else { return nil }
        return Day(year: numbers[1], month: month, day: numbers[0])
    }

    private static let distances: [String: Int] = [
        "heute": 0, "morgen": 1, "übermorgen": 2, "aujourd'hui": 0, "aujourd’hui": 0, "demain": 1, "après-demain": 2,
        "hoy": 0, "mañana": 1, "oggi": 0, "domani": 1, "dopodomani": 2, "hoje": 0, "amanhã": 1, "vandaag": 0,
        "overmorgen": 2, "今日": 0, "明日": 1, "明後日": 2, "今天": 0, "明天": 1, "后天": 2, "後天": 2,
    ]

    /// The beginnings of the names of the months, which are the names in other languages, too.
    private static let months: [[String]] = [
        ["januar", "jänner", "janvier", "enero", "gennaio", "janeiro", "januari"],
        ["februar", "février", "febrero", "febbraio", "fevereiro", "februari"],
        ["märz", "mars", "marzo", "março", "maart"],
        ["april", "avril", "abril", "aprile"],
        ["mai", "mayo", "maggio", "maio", "mei"],
        ["juni", "juin", "junio", "giugno", "junho"],
        ["juli", "juillet", "julio", "luglio", "julho"],
        ["august", "août", "agosto", "augustus"],
        ["september", "septembre", "septiembre", "settembre", "setembro"],
        ["oktober", "octobre", "octubre", "ottobre", "outubro"],
        ["november", "novembre", "noviembre", "novembro"],
        ["dezember", "décembre", "diciembre", "dicembre", "dezembro", "december"],
    ]

    /// Reads a name or its beginning, if that is the beginning of no other month in any language.
    private static func month(_ word: Substring) -> Int? {
        guard word.count > 2 else { return nil }
        let found = months.indices.filter { months[$0].contains { $0.hasPrefix(word) } }
        return found.count == 1 ? found[0] + 1 : nil
    }

    private static func isWeekday(_ word: Substring) -> Bool {
        ["tag", "woch", "ndi", "rdi", "edi", "udi", "edì", "rdì", "feira", "dag"].contains { word.hasSuffix($0) }
            || weekdays.contains(word)
    }

    private static let weekdays: [Substring] = [
        "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo", "dimanche", "domenica", "sabato",
        "mo",
        "di", "mi", "do", "fr", "sa", "so", "lun", "mar", "mer", "mié", "jeu", "jue", "ven", "vie", "sam", "sáb", "dim",
        "dom", "gio", "sab",
    ]
}
