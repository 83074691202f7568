import Almanac
import DataStore
import Entities
import Interchange
import Vocabulary

// An item whose due date has a time zone of its own is at another local time in each place. After the user has traveled, the
// list still has the times of the last place until the next sync, and so have the changes that were made or undone since.

extension SyncListExchangeDataManager {
    func correctTimes() throws(SyncListFailure) {
        guard isElsewhere else { return }
        try arrive { (connection, list) throws(ListError) in
            for id in try SyncedList.itemsWithCalendars(on: connection) {
                guard let object = try object(of: id, on: connection),
                    let correction = try correction(of: object, on: connection)
                else { continue }
                let agreed = object.agreed ?? .max
                try connection.correctDates(of: id, withHistory: list.place != nil) { details, change in
                    correction.corrected(details, isNew: change > agreed)
                }
            }
        }
    }

    /// Returns the item with the times of this place.
    func corrected(_ item: Item, on connection: Connection) throws(ListError) -> Item {
        guard let object = try object(of: item.id, on: connection),
            let correction = try correction(of: object, on: connection)
        else { return item }
        let isNew = try SyncFacts.lastChange(to: item.id, on: connection) ?? 0 > object.agreed ?? .max
        return item.with(correction.corrected(item.details, isNew: isNew), changed: item.changed)
    }

    private func object(of item: Int, on connection: Connection) throws(ListError) -> SyncedObject? {
        if let object = try SyncedObject.of(item: item, in: list, on: connection) { return object }
        return try SyncedObject.forgotten(item: item, on: connection)
    }

    /// Returns `nil` if the item is at the same time everywhere.
    private func correction(of object: SyncedObject, on connection: Connection) throws(ListError) -> PlaceCorrection? {
        guard let body = object.body, let resource = try? codec.resource(body), resource.dependsOnPlace,
            let new = codec.content(of: body).base(completed: nil)?.details
        else { return nil }
        let here = ClockZone(clock)
        if let place = list.place {
            func old(_ body: [UInt8]) -> ItemDetails? {
                codec.on(place).content(of: body).base(completed: nil)?.details
            }
            guard let present = old(body) else { return nil }
            let earlier = try EarlierCalendars.of(object, on: connection).compactMap { body -> PlaceCorrection.Dates? in
                guard let old = old(body), let new = codec.content(of: body).base(completed: nil)?.details else {
                    return nil
                }
                return (old, new)
            }
            return PlaceCorrection(from: present, to: new, earlier: earlier, moved: resource.due) { due in
                let wall = here.wallTime(at: place.instant(of: WallTime(day: due.day, time: due.time ?? .midnight)))
                return Due(day: wall.day, time: wall.time)
            }
        }
        // Earlier versions didn't note the place. An item that was not changed since has the dates of the calendar.
        guard let item = try object.item.flatMap({ id throws(ListError) in try ItemRows.item(id, on: connection) }),
            try SyncFacts.lastChange(to: item.id, on: connection) == object.agreed
        else { return nil }
        return PlaceCorrection(from: item.details, to: new, moved: { _ in nil }, converted: { $0 })
    }
}

extension SyncedList {
    /// The time zone of the last sync; `nil` if an earlier version made it.
    fileprivate var place: ZoneOffsets? { zone.flatMap { ZoneOffsets($0) } }
}
