package import Almanac
import Vocabulary

/// A list on a server that has the same items.
package struct SyncedList: Entity {
    /// 0 until it is stored.
    package var id = 0
    package let url: String
    package var user: String?
    package var name: String?
    // The server's names for the last state that was received completely.
    package var token: String?
    package var ctag: String?
    /// The last complete listing.
    package var listed: Instant?
    /// The last complete sync that wrote anything.
    package var finished: Instant?
    /// A new random number after every sync that writes; 0 before the first.
    package var generation = 0
    /// The state of the record of changes when the server had all changes.
    package var examined: String?
    /// The offsets of the time zone in which the times of items with a zone of their own are; `nil` before the first sync.
    package var zone: String?
    /// The highest id of an object when the server's last state was received.
    package var confirmed = 0

    package init(url: String, user: String? = nil, name: String? = nil) {
        (self.url, self.user, self.name) = (url, user, name)
    }
}

// MARK: - Rules

extension SyncedList {
    /// The number of days after which done items are no longer sent.
    private static let doneDays = 90
    /// Servers whose tokens are mere counters can hide changes, so everything is listed once a week.
    private static let listingInterval = 7 * 86_400

    /// Returns the instant since which an item must have been done to be sent for the first time.
    package static func doneSince(_ now: Instant, sendsAll: Bool = false) -> Instant {
        let since = sendsAll ? .min : now.seconds - doneDays * 86_400
        return Instant(seconds: max(since, Instant.validSeconds.lowerBound))
    }

    /// The time after which a rejected item is sent again although it hasn't changed.
    private static let retryInterval = 86_400

    /// Returns the instant before which an item must have been rejected to be sent again.
    package static func retriedBefore(_ now: Instant, retriesAll: Bool) -> Instant {
        Instant(seconds: now.seconds + (retriesAll ? 1 : -retryInterval))
    }

    /// `true` if the list is the one at the address, or one of those that were found there.
    package func isAt(_ address: String, user: String?) -> Bool {
        let folder = address.hasSuffix("/") ? address : address + "/"
        return "\(url)/".hasPrefix(folder) && (user == nil || user == self.user)
    }

    /// `true` if the list was restored or copied since its last sync.
    /// - Parameter generations: Those that the list can have; `nil` if they are unknown.
    package func isRestored(_ generations: Set<Int>?) -> Bool {
        guard let generations, generation > 0 else { return false }
        return !generations.contains(generation)
    }

    /// Returns the generations that the list can have while a sync gives it a new one. A list that was restored has to be
    /// recognized even if adder is killed now.
    package func generations(before new: Int, isRestored: Bool) -> [Int] {
        isRestored ? [new] : [generation, new]
    }

    /// `true` if the stored list is not the one with which the sync began.
    package func isReplaced(by stored: SyncedList?) -> Bool { (stored?.generation ?? 0) != generation }

    package func isListingDue(at now: Instant) -> Bool {
        guard let listed else { return true }
        return now.seconds - listed.seconds > SyncedList.listingInterval
    }

    /// `true` if the server has all changes up to a state of the record of changes.
    package func hasSent(_ state: String) -> Bool { examined == state }

    /// Returns the list after the server's last state was received.
    /// - Parameters:
    ///   - newest: The highest id of an object.
    ///   - listed: The present time if everything was listed.
    package func received(token: String?, ctag: String?, newest: Int, listed: Instant?) -> SyncedList {
        var list = self
        (list.token, list.ctag, list.confirmed) = (token, ctag, newest)
        list.listed = listed ?? self.listed
        return list
    }

    /// Returns the list as it is when all its items are new in both places, so that the next merge removes none.
    package var withoutVersions: SyncedList {
        var list = self
        (list.token, list.ctag, list.listed, list.examined) = (nil, nil, nil, nil)
        return list
    }
}
