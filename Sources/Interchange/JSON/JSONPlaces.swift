/// The lists, folders and sections of a document, which tasks name by their ids.
struct JSONPlaces {
    private struct Place {
        let name: String
        /// The key of the list or folder around it.
        let above: String?
    }

    /// By kind and id, because a folder can have the id of a list.
    private var places: [String: Place] = [:]
    /// The folders of lists that don't name them.
    private var folders: [String: String] = [:]

    /// More folders than people put into each other, or a circle.
    private static let maximumDepth = 10

    var isEmpty: Bool { places.isEmpty }

    /// - Parameter kind: The name of the member with the place, such as `folders`.
    mutating func add(_ place: JSONObject, kind: String) {
        guard let id = place.text("id", "_id", "uuid", "remoteId"), let name = place.title else { return }
        let kind = JSONPlaces.kind(kind)
        let parent = place.text("parent_id", "parentId", "parentProjectId").map { JSONPlaces.key(kind, $0) }
        let folder = place.text("folder_id", "folderId").map { JSONPlaces.key("folders", $0) }
        places[JSONPlaces.key(kind, id)] = Place(name: name, above: parent ?? folder)
        guard kind == "folders", case .array(let lists)? = place.value("list_ids") ?? place.value("listIds") else {
            return
        }
        for list in lists.compactMap(\.text) { folders[JSONPlaces.key("lists", list)] = JSONPlaces.key(kind, id) }
    }

    /// Returns the name of a list after those around it: `Home.Garden`.
    func list(_ id: String) -> String? {
        var key: String? = JSONPlaces.key("lists", id)
        var names: [String] = []
        while let place = key.flatMap({ places[$0] }), names.count < JSONPlaces.maximumDepth {
            names.insert(place.name, at: 0)
            key = place.above ?? key.flatMap { folders[$0] }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    func section(_ id: String) -> String? { places[JSONPlaces.key("sections", id)]?.name }

    private static func kind(_ name: String) -> String {
        name == "folders" || name == "sections" ? name : "lists"
    }

    private static func key(_ kind: String, _ id: String) -> String { "\(kind)/\(id)" }
}
