package import Almanac

/// The time at which a server wants to be asked again, from the header `Retry-After`.
package enum RetryTime: Equatable, Sendable {
    case after(seconds: Int)
    case at(Instant)

    /// The maximum time that is respected. A wrong header must not block synchronization for long.
    private static let maximumSeconds = 86_400

    /// Parses `120` or `Wed, 21 Oct 2026 07:28:00 GMT`.
    init?(_ header: String) {
        if let seconds = Int(header), seconds >= 0 {
            self = .after(seconds: seconds)
        } else if let instant = RetryTime.instant(header) {
            self = .at(instant)
        } else {
            return nil
        }
    }

    package func instant(now: Instant) -> Instant {
        let seconds =
            switch self {
            case .after(let seconds): seconds
            case .at(let instant): instant.seconds - now.seconds
            }
        return Instant(seconds: now.seconds + min(max(0, seconds), RetryTime.maximumSeconds))
    }

    private static func instant(_ date: String) -> Instant? {
        let words = date.split(separator: " ")
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
            let month = months.firstIndex(of: String(words[2])), let date = Day(year: year, month: month + 1, day: day)
        else { return nil }
        let clock = words[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        // A minute may have a leap second.
        guard clock.count == 3, 0...23 ~= clock[0], 0...59 ~= clock[1], 0...60 ~= clock[2] else { return nil }
        return Instant(seconds: date.number * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2])
    }
}
