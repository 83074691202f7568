import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import FindItems

/// Each pattern has to do exactly what the module does.
struct PatternsTests {
    @Test(arguments: [
        "find rent", "find RENT anna", "find rent --open", "find nothing", "find milk or bread", "find +home",
        "find rent due:none", "find rent pri:high", "find bread --open", "find project:work", "find 우유",
    ])
    func `both patterns give the same answers as the module`(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        for style in AnswerStyle.allCases {
            for isEmpty in [false, true] {
                let fixture = ModuleFixture()
                if !isEmpty { try fixture.addRentItems() }
                for useCase in [FindItemsWireframe.useCase, FindController.useCase, FindBinding.useCase] {
                    let invocation = try CommandLineParser([useCase.command]).parse(words)
                    try useCase.run(invocation, fixture.context(style))
                }
                let output = fixture.captured.finish().output
                let once = String(output.prefix(output.count / 3))
                #expect(!once.isEmpty && output == once + once + once)
            }
        }
    }

    @Test func `both patterns report a broken list as the module does`() throws {
        for style in AnswerStyle.allCases {
            let captured = CapturedConsole()
            for useCase in [FindItemsWireframe.useCase, FindController.useCase, FindBinding.useCase] {
                var context = ModuleFixture(captured).context(style)
                context.store = Store(StoreFile(path: "/dev/null/x"))
                let invocation = try CommandLineParser([useCase.command]).parse(["find", "x"])
                try useCase.run(invocation, context)
            }
            let (output, messages, status) = captured.finish()
            for text in [output, messages] {
                let once = String(text.prefix(text.count / 3))
                #expect(text == once + once + once)
            }
            #expect(!(output + messages).isEmpty && status != .done)
        }
    }
}

extension ModuleFixture {
    /// Adds two open items with “rent”, one without, and a done one with “parents”.
    func addRentItems() throws {
        try add(
            ItemDetails(title: "Pay rent", tags: ["home"]),
            ItemDetails(title: "Call Anna", note: "about the rent of the house", project: "work"),
            ItemDetails(title: "우유 사기", needs: [1])
        )
        try add(ItemDetails(title: "Buy bread", tags: ["parents"]), isDone: true)
    }
}
