import Almanac
import TestKit
import Testing

@testable import ShowBurndown

struct ShowBurndownDocumentTests {
    @Test func `the burndown is one object`() {
        let document = ShowBurndownDocument.text(.sample(target: .init(day: .saturday + 2, perDay: 3)))

        #expect(document.hasPrefix(#"{"adder":1,"burndown":{"days":[{"day":"2026-11-14","open":12},"#))
        #expect(
            document.hasSuffix(
                #""paces":[{"days":7,"fall":4}],"endFrom":"2026-12-05","endThrough":"2026-12-06","#
                    + #""until":"2026-11-23","perDay":3}}"# + "\n"
            )
        )
    }

    @Test(arguments: [
        (ShowBurndownResponse.End.isReached, #","endFrom":"2026-11-21","endThrough":"2026-11-21"}}"#),
        (.notBefore(.saturday + 1), #","endFrom":"2026-11-22"}}"#), (.never, #"}]}}"#), (.unknown, #"}]}}"#),
    ])
    func `an unknown end is left out`(end: ShowBurndownResponse.End, suffix: String) {
        #expect(ShowBurndownDocument.text(.sample(end)).hasSuffix(suffix + "\n"))
    }
}
