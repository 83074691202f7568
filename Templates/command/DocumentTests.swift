import Entities
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DocumentTests {
    @Test func `found items are an array, and items left out are counted`() {
        let document = {{name}}Document.text(.sample([.sample(3), .sample(12)], leftOut: 1))

        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#) && document.contains(#"},{"id":12,"#))
        #expect(document.hasSuffix(#"}],"leftOut":1}"# + "\n"))
    }

    @Test func `an empty result is an empty array`() {
        let document = {{name}}Document.text(.sample(nothing: .noMatch([])))

        #expect(document == #"{"adder":1,"items":[]}"# + "\n")
    }
}
