/// The weights of what makes an item urgent: the most points that each fact gives.
package struct RankWeights: Entity {
    package struct Boost: Entity {
        package let name: String
        package let weight: Points

        package init(_ name: String, _ weight: Points) {
            (self.name, self.weight) = (name, weight)
        }
    }

    /// Without boosts, an item of high priority has more points than all the others, however late and old they are, unless
    /// they are started, back, or block other items.
    package static let standard = RankWeights(due: 3.5, priority: 6, started: 2, blocks: 2, back: 3, age: 0.4)

    package var due: Points
    package var priority: Points
    package var started: Points
    package var blocks: Points
    package var back: Points
    package var age: Points
    package var tags: [Boost] = []
    /// Those of projects, which hold for their subprojects too.
    package var projects: [Boost] = []

    package init(due: Points, priority: Points, started: Points, blocks: Points, back: Points, age: Points) {
        self.due = due
        self.priority = priority
        self.started = started
        self.blocks = blocks
        self.back = back
        self.age = age
    }
}
