extension ResourceURL {
    /// `true` if both addresses lead to the same collection, however they are spelled.
    package func isSameCollection(as other: ResourceURL) -> Bool {
        isSameServer(as: other) && trimmedPath == other.trimmedPath
    }

    private var trimmedPath: ArraySlice<UInt8> {
        let path = decodedPath
        return path.last == UInt8(ascii: "/") ? path.dropLast() : path[...]
    }

    /// The address of the folder that this resource is in.
    package var parent: ResourceURL {
        let own = path.hasSuffix("/") ? path.dropLast() : path[...]
        return replacingPath(own.lastIndex(of: "/").map { String(own[...$0]) } ?? "/")
    }
}
