import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct UrgencyTests {
    private static func facts(
        due: Due? = nil,
        _ priority: Priority? = nil,
        isStarted: Bool = false,
        blocks: Int = 0,
        wait: Day? = nil,
        changed: Int = 0,
        tags: [String] = [],
        project: String? = nil,
        age: Int = 0
    ) -> UrgencyFacts {
        UrgencyFacts(
            id: 1,
            due: due,
            priority: priority,
            isStarted: isStarted,
            blocks: blocks,
            wait: wait,
            created: daysAgo(age),
            changed: daysAgo(changed),
            tags: tags,
            project: project
        )
    }

    private static func daysAgo(_ days: Int) -> Instant {
        Instant(seconds: Moment.saturday.instant.seconds - days * 86_400)
    }

    private static func due(_ days: Int, at time: TimeOfDay? = nil) -> Due { Due(day: .saturday + days, time: time) }

    private static let noon = TimeOfDay(hour: 12, minute: 0)
    private static let morning = TimeOfDay(hour: 8, minute: 0)

    private func terms(_ facts: UrgencyFacts, _ weights: RankWeights = .standard) -> [UrgencyTerm] {
        var urgency = Urgency(weights, on: FixedClock.saturday)
        let terms = urgency.terms(of: facts)
        #expect(urgency.points(of: facts) == terms.reduce(0) { $0 + $1.points })
        return terms
    }

    @Test(
        arguments: [
            (facts(due: due(-400)), .overdue(due(-400)), 3.5), (facts(due: due(-7)), .overdue(due(-7)), 3.5),
            (facts(due: due(-1)), .overdue(due(-1)), 2.7), (facts(due: due(0)), .dueToday(nil), 2.57),
            (facts(due: due(0, at: noon)), .dueToday(noon), 2.57),
            (facts(due: due(0, at: morning)), .overdue(due(0, at: morning)), 2.57),
            (facts(due: due(1)), .due(due(1)), 2.43),
            (facts(due: due(13)), .due(due(13)), 0.83), (facts(due: due(14)), .due(due(14)), 0.7),
            (facts(due: due(900)), .due(due(900)), 0.7), (facts(.high), .priority(.high), 6),
            (facts(.medium), .priority(.medium), 2), (facts(.low), .priority(.low), 1),
            (facts(isStarted: true), .started, 2), (facts(blocks: 1), .blocks(1), 2), (facts(blocks: 9), .blocks(9), 2),
            (facts(wait: .saturday, changed: 1), .back(since: .saturday), 3),
            (facts(wait: .saturday - 5, changed: 6), .back(since: .saturday - 5), 3),
            (facts(wait: .saturday, changed: 0), .age(0), 0), (facts(wait: .saturday + 1, changed: 9), .age(0), 0),
            (facts(age: 0), .age(0), 0), (facts(age: 4), .age(4), 0), (facts(age: 20), .age(20), 0.02),
            (facts(age: 365), .age(365), 0.4), (facts(age: 4000), .age(4000), 0.4), (facts(age: -3), .age(0), 0),
        ] as [(UrgencyFacts, UrgencyTerm.Reason, Points)]
    )
    func `each reason gives points, with a limit`(facts: UrgencyFacts, reason: UrgencyTerm.Reason, points: Points) {
        #expect(terms(facts) == [UrgencyTerm(reason, points)])
    }

    @Test func `the sum has a term for each fact, and none without points`() {
        let item = UrgencyTests.facts(due: UrgencyTests.due(0), .high, isStarted: true, blocks: 2, age: 40)
        var weights = RankWeights.standard
        weights.started = 0

        #expect(
            terms(item, weights) == [
                UrgencyTerm(.dueToday(nil), 2.57), UrgencyTerm(.priority(.high), 6), UrgencyTerm(.blocks(2), 2),
                UrgencyTerm(.age(40), 0.04),
            ]
        )
    }

    @Test func `tags and projects have weights of their own, also for subprojects`() {
        var weights = RankWeights.standard
        weights.tags = [.init("later", -1.5), .init("money", 2), .init("none", 9)]
        weights.projects = [.init("home", 1), .init("home.garden", 0.5), .init("hom", 9)]
        let item = UrgencyTests.facts(tags: ["money", "later"], project: "home.garden.shed")

        #expect(
            terms(item, weights) == [
                UrgencyTerm(.tag("later"), -1.5), UrgencyTerm(.tag("money"), 2), UrgencyTerm(.project("home"), 1),
                UrgencyTerm(.project("home.garden"), 0.5),
            ]
        )
        #expect(terms(UrgencyTests.facts(project: "homes"), weights) == [UrgencyTerm(.age(0), 0)])
    }

    @Test func `with the standard weights, nothing late and old comes before high priority`() {
        var urgency = Urgency(.standard, on: FixedClock.saturday)
        let high = urgency.points(of: UrgencyTests.facts(.high))

        for priority in [Priority.medium, .low, nil] {
            let late = UrgencyTests.facts(due: UrgencyTests.due(-3_000), priority, age: 4_000)
            #expect(urgency.points(of: late) < high)
        }
    }
}
