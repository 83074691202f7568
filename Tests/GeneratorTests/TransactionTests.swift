import Boundary
import Testing

@testable import Generator

struct TransactionTests {
    @Test func `a failure anywhere in the middle leaves everything as it was`() throws {
        for failing in 0... {
            let bench = try Bench()
            let before = bench.tree
            let disk = FailingFileSystem(after: failing)
            bench.disk = disk

            let said = bench.run("new", "RescheduleItem")

            guard said.status != .done else {
                #expect(failing > 10, "nothing failed")
                return
            }
            #expect(bench.tree == before, "after \(failing) changes")
            #expect(said.talk.hasSuffix(": No space left on device; everything is as it was.\n"))
            #expect(said.status == .cannotCreate)
        }
    }

    @Test func `a removal that fails in the middle leaves everything as it was`() throws {
        for failing in 0... {
            let bench = try Bench()
            _ = bench.run("new", "RescheduleItem")
            let before = bench.tree
            bench.disk = FailingFileSystem(after: failing)

            let said = bench.run("remove", "RescheduleItem")

            guard said.status != .done else {
                #expect(failing > 10, "nothing failed")
                return
            }
            #expect(bench.tree == before, "after \(failing) changes")
        }
    }

    @Test func `a new package that fails in the middle leaves nothing`() throws {
        for failing in 0... {
            let bench = try Bench(SampleTemplates.package)
            let before = bench.tree
            bench.disk = FailingFileSystem(after: failing)

            let said = bench.run("new", "Notes", "--template", "package")

            guard said.status != .done else { return }
            #expect(bench.tree == before, "after \(failing) changes")
        }
    }

    @Test func `the stage of another run stops this one`() throws {
        let bench = try Bench()
        try bench.write("", to: ".viper-gen-stage/0.new")
        let before = bench.tree

        let said = bench.run("new", "RescheduleItem")

        #expect(
            said
                == Said(
                    talk: "viper-gen: Another viper-gen is at work here, or was interrupted; wait for it, or look "
                        + "into .viper-gen-stage, which holds what it had moved away, and delete that.\n",
                    .busy
                )
        )
        #expect(bench.tree == before)
    }
}
