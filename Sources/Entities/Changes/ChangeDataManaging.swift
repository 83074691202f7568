package import Almanac
package import Vocabulary

/// The data source of interactors that change the list.
package protocol ChangeDataManaging: AnyObject {
    /// Makes everything that the body applies one change, or changes nothing if it throws.
    ///
    /// A change to existing items takes the write lock with the first plan; refusing and asking need no lock. If another
    /// process is writing at that moment, the body runs again, under the write lock.
    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value
}

/// The list during a change.
package protocol ChangingList: ItemRelations, NamesDataManaging {
    /// Passes on the matching items in ascending order of their ids.
    func forEachItem(of selection: Selection, today: Day, _ body: (Item) throws(ListError) -> Void) throws(ListError)
    /// Returns the ids of the open items below these, at all levels, in ascending order. Parts that repeat are left out with
    /// their own parts: they move on only by their own completion.
    func openParts(below ids: [Int]) throws(ListError) -> [Int]
    /// Changes the list.
    /// - Parameter endsChange: `true` if the outcome has the consequences of all plans.
    func apply(_ plan: ListPlan, endsChange: Bool) throws(ListError) -> PlanOutcome
}

extension ChangingList {
    // Only completions ask.
    package func openParts(below ids: [Int]) throws(ListError) -> [Int] { [] }

    package func apply(_ plan: ListPlan) throws(ListError) -> PlanOutcome { try apply(plan, endsChange: false) }
}
