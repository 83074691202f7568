import CommandLine
import ItemLanguage
import ModuleKit
import TestKit
import Testing

@testable import PickItems

struct PickItemsWireframeTests {
    @Test func `the module is deallocated when it is not retained`() {
        let delegate = FakePickDelegate()

        #expect(isDeallocated { PickItemsWireframe.present(ModuleFixture().context(), notifying: delegate) })
    }

    @Test(arguments: AnswerStyle.allCases)
    func `without a terminal, the command reports what is missing`(style: AnswerStyle) throws {
        let command = Command(
            "finish",
            summary: "finish items",
            operands: .filter,
            examples: [.init("finish 3", "item 3")]
        )
        let useCase = UseCase(command) { _, _ throws(InputError) in
            throw .missingArgument(command: "finish", example: "finish 3")
        }
        .picking { _, _, _ in Issue.record("nothing can be picked") }

        #expect(throws: InputError.missingArgument(command: "finish", example: "finish 3")) {
            var context = ModuleFixture().context(style)
            context.pickItems = PickItemsWireframe.pick
            try useCase.run(CommandLineParser([command]).parse(["finish"]), context)
        }
    }
}
