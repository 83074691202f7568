import Almanac
import Boundary
import Entities
import Settings

/// What is to be said of what holds in the environment.
extension DiagnoseListEnvironment {
    func settingsFindings(_ holding: Settings, unread: ListTrouble?) -> [DiagnoseListFinding] {
        if let unread { return [.trouble(.settings(.unusable(StorageTrouble(unread))))] }
        let wrong = holding.troubles.map { DiagnoseListFinding.trouble(.settings(.wrong($0))) }
        let chosen = holding.holdings.filter { $0.origin != .standard }
        return wrong.isEmpty
            ? [.well(.settings(.understood(file: settings.fileName, chosen: chosen.count)))] : wrong
    }

    var localeFinding: DiagnoseListFinding {
        // The first that says anything decides.
        for variable in [DiagnoseListLetters.all, .kinds, .usual] {
            guard let value = letters[variable] else { continue }
            return value.isUTF8
                ? .well(.locale(.utf8(variable: variable.rawValue, value: value)))
                : .remark(.locale(.narrow(variable: variable.rawValue, value: value)))
        }
        return .remark(.locale(.narrow(variable: nil, value: "C")))
    }

    /// The closure tells whether the system knows a time zone of that name.
    func zoneFinding(isKnown: (String) -> Bool) -> DiagnoseListFinding {
        guard let zone else { return .well(.zone(.known(nil))) }
        let name = zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
        return name.isZoneRule || isKnown(name) ? .well(.zone(.known(name))) : .remark(.zone(.unknown(name)))
    }

    func clockFinding(at now: Moment, newestChange: Moment?) -> DiagnoseListFinding {
        if clock != nil { return .remark(.clock(.fixed(now))) }
        // Nobody's clock is right to the second.
        if let change = newestChange, change.today > now.today { return .remark(.clock(.behind(change.today))) }
        return .well(.clock(.running(now)))
    }
}

// MARK: - The rules of POSIX

extension String {
    /// Whether a locale of that name has all letters.
    fileprivate var isUTF8: Bool {
        let name = lowercased().filter { $0 != "-" }
        return name.hasSuffix("utf8") || name.contains("utf8@")
    }

    /// Whether that is a rule like `CET-1CEST`, which needs no file.
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
