import Testing

@testable import ShowScreen

struct ShowScreenActionTests {
    @Test func `moving and searching need no item`() {
        let needed = ShowScreenAction.allCases.filter(\.isAboutItems)

        #expect(needed.contains(.done))
        #expect(needed.contains(.remove))
        #expect(!needed.contains(.add))
        #expect(!needed.contains(.undo))
        #expect(!needed.contains(.filter))
    }
}
