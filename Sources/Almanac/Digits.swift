extension Int {
    /// Division that rounds towards minus infinity, as calendars before their epoch need it.
    func flooredQuotient(_ divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// The number in decimal, with zeros in front up to the width.
    package func padded(to width: Int) -> String {
        let digits = String(self)
        let missing = width - digits.utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    }

    /// Reads one or more ASCII digits and nothing else: no sign, no blank, no other script.
    package init?(digits text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.init(text)
    }
}
