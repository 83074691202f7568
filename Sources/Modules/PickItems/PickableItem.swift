import Almanac
import Entities
import Vocabulary

/// The parts of an open item that tell it apart from others. A list can have very many.
struct PickableItem: Entity {
    let id: Int
    let title: String
    let due: Due?
    var priority: Priority?
    var family = ItemFamily()
    let project: String?
    let tags: [String]
}
