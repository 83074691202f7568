import ModuleKit
import Storage
import TestKit
import Testing

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()

    @Test func `the module is deallocated when it is released`() {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context) })
    }

    @Test func `the command adds a note and says so`() throws {
        {{name}}Wireframe.useCase.run(["Call", "mom"], fixture.context)

        #expect(fixture.output == "Added 1: Call mom\n")
        #expect(try fixture.store.lines() == ["Call mom"])
    }
}
