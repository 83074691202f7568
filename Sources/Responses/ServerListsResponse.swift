package import Vocabulary

/// The lists that were found at an address.
package struct ServerListsResponse: Entity {
    package let lists: [ServerList]
    package let address: SyncAddress

    package init(lists: [ServerList], address: SyncAddress) {
        (self.lists, self.address) = (lists, address)
    }
}
