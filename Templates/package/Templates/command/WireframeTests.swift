import ModuleKit
import TestKit
import Testing

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()

    @Test func `the module is deallocated when it is released`() {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context) })
    }

    @Test func `the command writes its output`() {
        fixture.texts = ["notes.txt": "\nRest\n"]

        {{name}}Wireframe.useCase.run(["notes.txt"], fixture.context)

        #expect(fixture.output == "2  Rest\n")
    }

    @Test func `an unreadable file is reported`() {
        {{name}}Wireframe.useCase.run(["none"], fixture.context)

        #expect(fixture.messages.hasPrefix("program: Can't read none (not there). "))
    }
}
