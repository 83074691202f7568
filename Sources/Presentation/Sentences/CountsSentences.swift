/// The sentences about a kind of name that items are counted by.
package struct CountsSentences: Sendable {
    /// No item has such a name.
    package let nothingYet: String
    package let noMatch: String
    /// The row of the items without a name.
    package let without: String
    /// The same in plain output.
    package let labelWithout: String

    package init(nothingYet: String, noMatch: String, without: String, labelWithout: String) {
        self.nothingYet = nothingYet
        self.noMatch = noMatch
        self.without = without
        self.labelWithout = labelWithout
    }
}
