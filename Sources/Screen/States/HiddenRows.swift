/// The first rows of a list, which an area hides when it becomes lower, and shows again when it grows.
struct HiddenRows: Equatable, Sendable {
    private var height = 0
    /// The first row shown and the height, before the area became lower.
    private var earlierTop: Int?
    private var earlierHeight = 0

    /// Returns the first row to show in an area of this height.
    /// - Parameter top: The first row shown until now.
    mutating func top(_ top: Int, height new: Int) -> Int {
        defer { height = new }
        if new < height, earlierTop == nil { (earlierTop, earlierHeight) = (top, height) }
        guard new > height, let earlier = earlierTop else { return top }
        if new >= earlierHeight { earlierTop = nil }
        return min(top, earlier)
    }
}
