import Almanac
import Entities
import Settings
import Vocabulary

/// The environment variables that set the character encoding, in order of precedence.
enum LocaleVariable: String, CaseIterable, Entity {
    case all = "LC_ALL"
    case characterType = "LC_CTYPE"
    case lang = "LANG"
}

/// The environment variables and settings that affect adder.
struct CheckedEnvironment: Entity {
    /// The locale variables that are not empty.
    var localeVariables: [LocaleVariable: String] = [:]
    var zone: String?
    /// The value of `ADDER_NOW`.
    var clock: String?
    var settings: SettingsSnapshot
}

// MARK: - Findings

extension CheckedEnvironment {
    func settingsFindings(
        _ activeSettings: Settings,
        unread: ListError?,
        _ screenKeys: ScreenKeys,
        _ rules: SettingRules
    ) -> [DiagnoseListFinding] {
        if let unread { return [.problem(.settings(.unusable(unread)))] }
        let errors = activeSettings.errors + activeSettings.errors(in: screenKeys, by: rules)
        let wrong = errors.map { DiagnoseListFinding.problem(.settings(.invalid($0))) }
        let chosen = activeSettings.activeValues.filter { $0.origin != .default }
        return wrong.isEmpty
            ? [.ok(.settings(.valid(file: settings.fileName, overridden: chosen.count)))] : wrong
    }

    var localeFinding: DiagnoseListFinding {
        for variable in LocaleVariable.allCases {
            guard let value = localeVariables[variable] else { continue }
            return LocaleName(value).isUTF8
                ? .ok(.locale(.utf8(variable: variable.rawValue, value: value)))
                : .note(.locale(.notUTF8(variable: variable.rawValue, value: value)))
        }
        return .note(.locale(.notUTF8(variable: nil, value: "C")))
    }

    func zoneFinding(isKnown: (String) -> Bool) -> DiagnoseListFinding {
        guard let zone else { return .ok(.zone(.known(nil))) }
        let name = zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
        return name.isZoneRule || isKnown(name) ? .ok(.zone(.known(name))) : .note(.zone(.unknown(name)))
    }

    func clockFinding(at now: Moment, newestChange: Moment?) -> DiagnoseListFinding {
        if clock != nil { return .note(.clock(.fixed(now))) }
        // Compares days only, as clocks are never exact to the second.
        if let change = newestChange, change.today > now.today { return .note(.clock(.behind(change.today))) }
        return .ok(.clock(.running(now)))
    }
}

// MARK: - The rules of POSIX

extension String {
    /// `true` for a POSIX rule like `CET-1CEST`, which needs no time zone file.
    fileprivate var isZoneRule: Bool {
        let letters: Substring
        if hasPrefix("<"), let end = firstIndex(of: ">") {
            letters = self[index(after: startIndex)..<end]
        } else {
            letters = prefix { $0.isASCII && $0.isLetter }
        }
        let rest = dropFirst(letters.count + (hasPrefix("<") ? 2 : 0))
        let digits = rest.first.map { "+-".contains($0) } == true ? rest.dropFirst() : rest
        return letters.count >= 3 && digits.first.map { $0.isASCII && $0.isNumber } == true
    }
}
