import ModuleKit
import TestKit
import Testing

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()

    @Test func `the module is deallocated when it is released`() {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context) })
    }

    @Test func `the command shows the notes`() throws {
        try fixture.write("one\nRest\n")

        {{name}}Wireframe.useCase.run(["rest"], fixture.context)

        #expect(fixture.output == "2  Rest\n")
    }
}
