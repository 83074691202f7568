import Almanac

/// Reads Korean numerals.
enum HangulText {
    /// Replaces numbers in words before the units of dates by digits, as in “이십일일” and “삼월”. A single digit stays where it
    /// may be a part of another word.
    /// - Parameter isAfterMonth: `true` after a month, where a single digit can be a day.
    static func withDigits(_ text: String, isAfterMonth: Bool) -> String {
        let text = text.hasPrefix("시월") ? "십월" + text.dropFirst(2) : text
        var digit = 0
        let hasNumber = text.unicodeScalars.contains { scalar in
            defer { digit = value(of: scalar) }
            return value(of: scalar) > 9 || digit > 0 && isDateUnit(scalar)
        }
        guard hasNumber else { return text }
        var result = String.UnicodeScalarView()
        // The numeral so far, and its value without its last digit, and its last digit.
        var (numeral, total) = (String.UnicodeScalarView(), 0)
        digit = 0
        for scalar in (text + " ").unicodeScalars {
            let value = value(of: scalar)
            if value > 0, digit == 0 || value > 9 {
                numeral.append(scalar)
                (total, digit) = value < 10 ? (total, value) : (total + max(digit, 1) * value, 0)
                continue
            }
            // The last 일 of “이십일” is the unit.
            let isDay = digit == 1 && total > 0 && scalar == " "
            let isNumber =
                isDay || scalar == " " && total % 100 != 0 && result.isEmpty
                || isDateUnit(scalar) && total + digit > 0
                    && (total > 0 || scalar == "월" && result.isEmpty
                        || scalar == "분" && (result.last == "시" || text.hasSuffix("안에") || text.hasSuffix("내에"))
                        || scalar == "일" && (result.isEmpty ? isAfterMonth : result.last == "월"))
            result += isNumber ? "\(isDay ? total : total + digit)\(isDay ? "일" : "")".unicodeScalars : numeral
            result.append(scalar)
            (numeral, total, digit) = (String.UnicodeScalarView(), 0, 0)
        }
        return String(String(result).dropLast())
    }

    /// Replaces the 간 of “3일간” and “열흘간” by 동안, because many words begin with 간.
    static func withLength(_ text: String) -> String {
        guard text.hasSuffix("간") else { return text }
        let span = ArraySlice(text.utf8.dropLast(3))
        let isCounted = span.first.map(\.isDigit) ?? false && KoreanWords.lengths.hasEnd(of: span)
        return isCounted || KoreanWords.lengthsAlone.hasWord(span) ? text.dropLast() + "동안" : text
    }

    private static func isDateUnit(_ scalar: Unicode.Scalar) -> Bool { "년월일분초".unicodeScalars.contains(scalar) }

    private static func value(of numeral: Unicode.Scalar) -> Int {
        var value = 0
        for scalar in "일이삼사오육칠팔구십".unicodeScalars {
            value += 1
            if scalar == numeral { return value }
        }
        return numeral == "유" ? 6 : numeral == "백" ? 100 : numeral == "천" ? 1_000 : 0
    }
}
