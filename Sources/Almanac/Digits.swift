extension Int {
    /// Division that rounds towards minus infinity, as calendars before their epoch need it.
    func flooredQuotient(_ divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// The number in decimal, with zeros in front up to the width.
    package func padded(to width: Int) -> String {
        let digits = digits
        let missing = width - digits.utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    }

    /// The number in decimal, at once into the text: every line of a list has some.
    package var digits: String {
        guard self >= 0 else { return String(self) }
        var (count, rest) = (1, self / 10)
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        return String(unsafeUninitializedCapacity: count) { bytes in
            var rest = self
            for index in (0..<count).reversed() {
                bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            }
            return count
        }
    }

    /// Reads one or more ASCII digits and nothing else: no sign, no blank, no other script. Inlinable, as the
    /// compiler makes it a hundred times as fast where it knows the kind of text.
    @inlinable
    package init?(digits text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.init(text)
    }
}
