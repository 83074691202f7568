import Almanac
import Entities
import Interchange
import Vocabulary

/// Runs the readers of foreign files.
enum ForeignFiles {
    static func parse(_ bytes: [UInt8]) {
        parseCalendar(bytes)
        // Most random bytes are not a calendar, so they are also tried within one.
        parseCalendar(Array("BEGIN:VTODO\n".utf8) + bytes + Array("\nEND:VTODO\n".utf8))
        _ = ZoneFile(bytes)?.offset(at: Instant(seconds: 1_795_253_400))
    }

    private static func parseCalendar(_ bytes: [UInt8]) {
        if let document = try? CalendarDocument(bytes) {
            let start: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
            // Lines that end with CR alone are read with LF.
            let hasBareCR = bytes.contains(0x0D) && !bytes.contains(0x0A)
            precondition(start + document.bytes == bytes || hasBareCR)
        }
        do throws(ForeignFileError) {
            var rest = bytes[...]
            let source = {
                defer { rest = rest.dropFirst(7) }
                return Array(rest.prefix(7))
            }
            let clock = FixedClock(Moment(utc: Instant(seconds: 1_795_253_400)))
            var reader = try CalendarReader(source, clock: clock, zoneFiles: { _ in nil })
            while let item = try reader.next() { precondition(item.isStorable) }
        } catch {
            precondition(error.line > 0 && error.column > 0)
        }
        revise(bytes)
    }

    /// Writes a new title and a new date into a resource, which must read back.
    private static func revise(_ bytes: [UInt8]) {
        let context = ForeignContext(clock: FixedClock(Moment(utc: Instant(seconds: 1_795_253_400))))
        guard let resource = try? TodoResource(bytes, context), !resource.uid.isEmpty else { return }
        var new = RemoteVersion(resource.item).item
        new.details.title = "x"
        new.details.due = Due(day: Day(number: 20_789))
        let write = { (resource: TodoResource) throws(ForeignFileError) in
            try resource.revised(to: new, changed: Instant(seconds: 1_795_253_400)) { "\($0)" }
        }
        guard let revised = try? write(resource), let again = try? TodoResource(revised, context) else { return }
        precondition(RemoteVersion(again.item).item.details.due == new.details.due)
        precondition((try? write(again)) == .some(nil))
    }
}
