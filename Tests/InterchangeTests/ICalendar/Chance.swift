/// Random calendars and items that are reproducible for a seed.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func isTrue(in count: Int) -> Bool { number(1...count) == 1 }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[number(0...(elements.count - 1))] }

    mutating func text(_ count: ClosedRange<Int> = 0...40) -> String {
        let pieces = [
            "a", "B ", "1", ",", ";", ":", "\\", "\\n", "\"", "^", "물", "é", "👩🏽‍🚀", "\u{301}", "=", " ", "\t", "+",
        ]
        return (0..<number(count)).map { _ in one(of: pieces) }.joined()
    }
}

// MARK: - Calendars

extension Chance {
    mutating func calendar() -> [UInt8] {
        let end = one(of: ["\r\n", "\n"])
        let parts = (0..<number(0...4)).map { _ in component(end, depth: 0) }
        return Array("BEGIN:VCALENDAR\(end)\(parts.joined())END:VCALENDAR\(one(of: ["", end]))".utf8)
    }

    private mutating func component(_ end: String, depth: Int) -> String {
        let name = depth == 0 ? one(of: ["VTODO", "vtodo", "VEVENT", "X-A"]) : one(of: ["VALARM", "X-B"])
        let lines = (0..<number(0...6)).map { _ in
            depth < 3 && isTrue(in: 5) ? component(end, depth: depth + 1) : line(end)
        }
        return "BEGIN:\(name)\(end)\(lines.joined())END:\(name)\(end)"
    }

    private mutating func line(_ end: String) -> String {
        let name = one(of: ["SUMMARY", "due", "X-\(number(0...99))", "RRULE;X=\"\(number(0...9)):\"", ""])
        let value = text().map { $0 == " " && isTrue(in: 2) ? "\(end) " : String($0) }.joined()
        return "\(name)\(one(of: [":", ":", ";A=b:", ""]))\(value)\(end)"
    }
}
