/// A list on a server. It passes calendar data through unchanged.
package struct CalDAVCollection {
    /// The address, which ends with a slash.
    package let url: ResourceURL
    let courier: any Courier
    /// The maximum number of items that the server may list. Their addresses are all kept in memory.
    package var maximumMembers = 500_000
    /// The maximum size of the items that are fetched together and kept in memory.
    package var maximumSize = 32 << 20
    package var maximumItem = 4 << 20
    /// The seconds to wait for the changes since the last sync. Some servers read all items to find them.
    package var patience = 60
    private let folder: [UInt8]

    package init(_ url: ResourceURL, _ courier: any Courier) {
        self.url = url.path.hasSuffix("/") ? url : url.replacingPath("\(url.path)/")
        self.courier = courier
        folder = self.url.decodedPath
    }

    /// Returns the item at an absolute address or, for a file name, a new one; `nil` if it is not in this collection.
    package func member(_ href: String) -> MemberHref? {
        MemberHref(href, in: url, folder)
    }

    /// `true` for the address of the collection itself.
    func isAddress(_ href: String) -> Bool {
        path(of: href).map { $0 == folder || $0 + [UInt8(ascii: "/")] == folder } ?? false
    }

    /// `true` for the address of the collection or of anything in it.
    func contains(_ href: String) -> Bool {
        isAddress(href) || path(of: href)?.starts(with: folder) == true
    }

    private func path(of href: String) -> [UInt8]? {
        guard let url = url.resolving(href), url.host == self.url.host else { return nil }
        return url.decodedPath
    }
}

/// The address of an item in a collection. Different spellings of an address, such as `a@b` and `a%40b`, are equal.
package struct MemberHref: Hashable, Sendable {
    /// The absolute path as the server spells it.
    package let path: String
    /// The decoded file name, which identifies the item within its collection. Not stored, as there can be many members.
    package var name: [UInt8] { Array(ResourceURL.decoded(path).split(separator: UInt8(ascii: "/")).last ?? []) }

    /// `nil` unless the address is directly in the collection.
    fileprivate init?(_ href: String, in collection: ResourceURL, _ folder: [UInt8]) {
        guard let url = collection.resolving(href), url.host == collection.host else { return nil }
        let path = url.decodedPath
        guard path.starts(with: folder), !url.path.utf8.contains(UInt8(ascii: "?")) else { return nil }
        let name = Array(path.dropFirst(folder.count))
        let isFolder = name.isEmpty || name.contains(UInt8(ascii: "/"))
        guard !isFolder, name != Array(".".utf8), name != Array("..".utf8) else { return nil }
        self.path = url.path
    }

    package static func == (left: MemberHref, right: MemberHref) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
