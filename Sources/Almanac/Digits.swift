extension Int {
    /// Returns the quotient rounded towards negative infinity, which dates before the epoch need.
    func flooredQuotient(_ divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// Returns the number in decimal, padded with leading zeros to `width` digits.
    package func padded(to width: Int) -> String {
        let digits = digits
        let missing = width - digits.utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    }

    /// The number in decimal, written straight into the string's storage because lists print many numbers.
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

    /// Parses one or more ASCII digits: no sign, no spaces, no other script. Inlinable because specialization makes it
    /// a hundred times as fast.
    @inlinable
    package init?(digits text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.init(text)
    }
}

extension Int {
    /// A number of hundredths in decimal, without zeros at its end: `3.67`, `2.5`, `-1`.
    package var digitsOfHundredths: String {
        let (whole, rest) = (magnitude / 100, magnitude % 100)
        let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(Int(rest).padded(to: 2))"
        return "\(self < 0 ? "-" : "")\(whole)\(fraction)"
    }
}
