import Vocabulary

/// The program that has written a table or an object, as far as its names show it.
enum Program {
    case any, tickTick, todoist, toodledo, vikunja, dstask, reminders, clickUp, omniFocus

    /// - Parameter keys: The names without spaces and punctuation, in lowercase.
    init(_ keys: [String]) {
        if keys.contains("listname"), keys.contains("isallday") {
            self = .tickTick
        } else if keys.contains("content"), keys.contains("projectid"), keys.contains("priority") {
            self = .todoist
        } else if keys.contains("duetime"), keys.contains("star") {
            self = .toodledo
        } else if keys.contains("percentdone"), keys.contains("repeatafter") || keys.contains("done") {
            self = .vikunja
        } else if keys.contains("delegatedto") || keys.contains("summary") && keys.contains("resolved"),
            keys.contains("uuid")
        {
            self = .dstask
        } else if keys.contains("externalid"), keys.contains("iscompleted") {
            self = .reminders
        } else if keys.contains("taskid"), keys.contains("type"), keys.contains("context"), keys.contains("flagged") {
            self = .omniFocus
        } else if keys.contains("taskcontent"), keys.contains("spacename") {
            self = .clickUp
        } else {
            self = .any
        }
    }

    enum Rating {
        case none
        case priority(Priority)
        /// The nearest of three priorities, or that of a number whose scale is not known.
        case similar(Priority?)
    }

    /// Returns `nil` if the word is not a priority of the program.
    func priority(_ word: String) -> Rating? {
        let word = word.lowercased()
        switch self {
        case .tickTick: return Program.numbers(word, none: "0", low: "1", medium: "3", high: "5")
        case .todoist: return Program.numbers(word, none: "1", low: "2", medium: "3", high: "4")
        case .toodledo where word.utf8.count < 3:
            return word == "3" || word == "-1"
                ? .similar(word == "3" ? .high : .low)
                : Program.numbers(word, none: "", low: "0", medium: "1", high: "2")
        case .vikunja where ["4", "5"].contains(word): return .similar(.high)
        case .vikunja: return Program.numbers(word, none: "0", low: "1", medium: "2", high: "3")
        case .dstask where word == "p2": return Rating.none
        case .reminders: return Program.numbers(word, none: "0", low: "9", medium: "5", high: "1")
        case .clickUp where word == "1": return .similar(.high)
        case .clickUp where word.utf8.count == 1:
            return Program.numbers(word, none: "3", low: "4", medium: "", high: "2")
        case .any, .toodledo, .dstask, .omniFocus, .clickUp: break
        }
        switch word {
        case "high", "h", "a", "p1", "true", "yes", "!!!", "hoch", "haute", "alta", "высокий", "wysoki", "hög", "høj",
            "høy", "korkea", "yüksek", "높음",
            "高":
            return .priority(.high)
        case "medium", "m", "b", "p2", "med", "moderate", "!!", "mittel", "moyenne", "media", "média", "средний",
            "średni", "medel",
            "keskitaso", "orta", "중간", "中":
            return .priority(.medium)
        case "low", "l", "c", "p3", "!", "niedrig", "basse", "baja", "bassa", "baixa", "низкий", "niski", "låg", "lav",
            "matala",
            "düşük", "낮음", "低":
            return .priority(.low)
        case "none", "0", "p4", "pn", "n", "normal", "default", "false", "no", "no priority", "보통", "normale":
            return Rating.none
        case "1": return .similar(.high)
        case "2": return .similar(.medium)
        case "3": return .similar(.low)
        case "4": return .similar(nil)
        case "top", "highest", "urgent", "critical", "blocker", "important", "very high", "p0", "major", "dringend":
            return .similar(.high)
        case "lowest", "negative", "minor", "trivial", "very low": return .similar(.low)
        default: return nil
        }
    }

    private static func numbers(_ word: String, none: String, low: String, medium: String, high: String) -> Rating? {
        switch word {
        case none: Rating.none
        case low: .priority(.low)
        case medium: .priority(.medium)
        case high: .priority(.high)
        default: nil
        }
    }

    enum Status {
        case open, done
        /// Ended without having been done.
        case cancelled
    }

    /// Returns `nil` for a word that says more than open and done, or that is not known.
    func status(_ word: String) -> Status? {
        if self == .tickTick {
            switch word {
            case "0": return .open
            case "1", "2": return .done
            case "-1": return .cancelled
            default: return nil
            }
        }
        if word == "-" || word == "[ ]" { return .open }
        // A negative number is a status of some program.
        if word.utf8.first == UInt8(ascii: "-"), Int(word) != nil { return nil }
        return Program.statuses[word.lowercased().filter { !" _-'’[]".contains($0) }]
    }

    private static let statuses: [String: Status] = {
        var statuses: [String: Status] = [:]
        for word in """
        ☐ ⬜ □ – — open pending no false 0 0% n todo needsaction notstarted active available incomplete notcompleted new backlog \
        opened next unchecked offen nichtbegonnen ausstehend nein àfaire pendiente porhacer dafare 미완료 열림 未着手 시작안함 \
        noncommencé noncommencée nocomenzado nocomenzada noniniziata noniniziato nãoiniciada nãoiniciado nietgestart 未開始 未开始 \
        falsch faux falso ложь onwaar falskt fałsz non nee nej nie não нет 아니요 아니오 いいえ 否 未完了 未完成 未 \
        nieukończone dozrobienia otwarte attgöra öppen ejpåbörjad ikkepåbegynt åpen åben avoin yapılacak açık tamamlanmadı
        """.split(separator: " ") { statuses[String(word)] = .open }
        for word in """
        done complete completed logbook yes y true 1 100 100% x closed close finished resolved checked ✓ ✔ ☑ ✅ erledigt \
        abgeschlossen fertig ja oui sí si terminé terminée fait achevé achevée concluído concluída completata completato voltooid готово выполнено klaar completada completado hecho fatto 완료 完了 完成 已完成 済 \
        wahr vrai verdadero vero verdadeiro истина waar sant prawda sim tak да 예 네 はい 是 \
        ukończone zakończone zrobione wykonane klar färdig slutförd avslutad fuldført udført fullført ferdig valmis tamamlandı bitti evet
        """
        .split(separator: " ") { statuses[String(word)] = .done }
        for word in "cancelled canceled wontdo wontfix abandoned dropped rejected abgebrochen annulé cancelada 취소"
            .split(separator: " ")
        {
            statuses[String(word)] = .cancelled
        }
        return statuses
    }()
}
