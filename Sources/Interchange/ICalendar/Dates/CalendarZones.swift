package import Almanac

/// The time zones that a calendar names.
package struct CalendarZones {
    /// Returns the bytes of a zone file of the system, such as `Europe/Berlin`.
    package typealias Files = (String) -> [UInt8]?

    /// More zones than exist, to limit the memory that a malformed file can use.
    private static let maximumCount = 1_000
    /// In bytes. Names are compared for each date.
    private static let maximumNameLength = 255

    private let files: Files
    private let local: ClockZone
    private var components: [String: CalendarComponent] = [:]
    /// `nil` values are names of unknown zones.
    private var zones: [String: (any ZoneRules)?] = [:]

    package init(clock: any Clock, files: @escaping Files) {
        self.files = files
        local = ClockZone(clock)
    }

    /// Adds the description of a zone, which is used if the system does not know the zone.
    package mutating func add(_ component: CalendarComponent) {
        guard let name = component.line(named: "TZID")?.value, components.count < CalendarZones.maximumCount else {
            return
        }
        components[name] = component
        zones[name] = nil
    }

    /// Returns `nil` if neither the system nor the calendar knows the zone.
    package mutating func zone(named name: String) -> (any ZoneRules)? {
        guard name.utf8.count <= CalendarZones.maximumNameLength else { return nil }
        if let zone = zones[name] { return zone }
        let component = components[name]
        let names = [component?.line(named: "X-LIC-LOCATION")?.value, name].compactMap { $0 }
        var found = component.flatMap { ZoneComponent($0) } as (any ZoneRules)?
        for name in names {
            if let zone = systemZone(named: name) { found = zone }
        }
        found = found ?? WindowsZones.systemName(of: name).flatMap(systemZone)
        if zones.count < CalendarZones.maximumCount { zones[name] = .some(found) }
        return found
    }

    /// Looks for the last parts of a name too: `/freeassociation.sourceforge.net/Tzfile/Europe/Berlin`.
    private func systemZone(named name: String) -> (any ZoneRules)? {
        let parts = name.split(separator: "/")
        for count in (1...3).reversed() where count <= parts.count {
            let path = parts.suffix(count).joined(separator: "/")
            guard path.utf8.allSatisfy(CalendarZones.isAllowed), let bytes = files(path) else { continue }
            if let zone = ZoneFile(bytes) { return zone }
        }
        return nil
    }

    /// Without dots, a name can't leave the folder of the zones.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "/"):
            true
        default: false
        }
    }
}

// MARK: - Times

extension CalendarZones {
    /// Returns the local time, or `nil` if the zone is unknown.
    package mutating func localTime(_ time: CalendarTime) -> WallTime? {
        switch time {
        case .day(let day): WallTime(day: day)
        case .floating(let wall): wall
        case .utc(let instant): local.wallTime(at: instant)
        case .zoned(let wall, let name): zone(named: name).map { local.wallTime(at: $0.instant(of: wall)) }
        }
    }

    /// Returns the instant, in local time if the zone is missing or unknown.
    package mutating func instant(_ time: CalendarTime) -> Instant {
        switch time {
        case .day(let day): local.instant(of: WallTime(day: day))
        case .floating(let wall): local.instant(of: wall)
        case .utc(let instant): instant
        case .zoned(let wall, let name): zone(named: name)?.instant(of: wall) ?? local.instant(of: wall)
        }
    }

    /// Returns a local time in the zone of another time. In an unknown zone, times are read as local ones.
    mutating func time(_ wall: WallTime, like other: CalendarTime) -> CalendarTime {
        switch other {
        case .day, .floating: .floating(wall)
        case .utc: .utc(local.instant(of: wall))
        case .zoned(_, let name):
            .zoned(zone(named: name)?.wallTime(at: local.instant(of: wall)) ?? wall, zone: name)
        }
    }
}
