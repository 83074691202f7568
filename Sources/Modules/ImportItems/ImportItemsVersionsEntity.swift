import Entities
import Vocabulary

/// The items that were read so far. If the file has an item several times, the latest version wins; among equal versions,
/// the first.
struct ImportedVersions {
    private var versions: [ItemUUID: ForeignItem.Version] = [:]

    /// Adds the items and reports the versions that don't count.
    /// - Returns: The items of which no later version is known.
    mutating func latest(_ items: [ForeignItem], lost: (Loss) -> Void) -> [ForeignItem] {
        var latest: [ForeignItem] = []
        for item in items {
            let version = ForeignItem.Version(of: item)
            guard let other = versions[item.uuid] else {
                versions[item.uuid] = version
                latest.append(item)
                continue
            }
            let isLater = version.isLater(than: other)
            let line = isLater ? other.line : version.line
            lost(Loss(.item, at: line, field: "uuid", value: item.uuid.description, because: .otherVersion))
            guard isLater else { continue }
            versions[item.uuid] = version
            if let index = latest.firstIndex(where: { $0.uuid == item.uuid }) {
                latest[index] = item
            } else {
                latest.append(item)
            }
        }
        return latest
    }
}
