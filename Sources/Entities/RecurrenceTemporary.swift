package import Almanac

extension Recurrence {
    package func next(due: Day?, done: Day, weeksStartOn: Weekday) -> Day? { (due ?? done) + 7 }
}
