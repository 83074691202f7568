/// A view that shows the answer to a query.
package protocol QueryViewing<Display>: ListViewing {
    associatedtype Display

    func show(_ display: Display)
}
