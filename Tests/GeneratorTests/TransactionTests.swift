import Boundary
import TestKit
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

    @Test func `another run stops this one`() throws {
        let bench = try Bench()
        let other = DiskFileSystem()
        #expect(other.lock(bench.folder))
        let before = bench.tree

        let said = bench.run("new", "RescheduleItem")

        #expect(
            said
                == Said(
                    talk: "viper-gen: Another viper-gen is at work here; wait for it, and type the same again.\n",
                    .busy
                )
        )
        #expect(bench.tree == before)
        other.unlock()
        #expect(bench.run("new", "RescheduleItem").status == .done)
    }

    @Test func `what somebody put into the stage is not cleared away`() throws {
        let bench = try Bench()
        try bench.write("mine\n", to: ".viper-gen-stage/notes")
        let before = bench.tree

        let said = bench.run("new", "RescheduleItem")

        #expect(said.status == .cannotCreate)
        #expect(
            said.talk == "viper-gen: .viper-gen-stage: somebody has put something into it; move that away, and delete "
                + "the folder.\n"
        )
        #expect(bench.tree == before)
    }

    @Test(arguments: [
        ["new", "RescheduleItem"], ["remove", "RescheduleItem"],
        ["new", "RescheduleItem", "--force", "--no-tests", "--command=move"],
    ])
    func `a run that was killed anywhere is brought to its end by the same words`(words: [String]) throws {
        let whole = try prepared(for: words)
        _ = whole.run(words)
        let after = whole.paths
        for killed in 0... {
            let bench = try prepared(for: words)
            let disk = FailingFileSystem(after: killed)
            disk.isDead = true
            bench.disk = disk

            let isKilled = bench.run(words).status != .done
            bench.disk = DiskFileSystem()
            let said = bench.run(words)

            // Once all is gone, there is nothing to be removed.
            let isGone = words[0] == "remove" && said.status != .done
            #expect(said.status == .done || isGone, "killed after \(killed) changes: \(said.talk)")
            let left = bench.paths.filter { !isGone || !$0.key.contains(".viper-gen-stage") }
            let others = Set(left.keys).symmetricDifference(after.keys) + left.keys.filter { left[$0] != after[$0] }
            #expect(others.allSatisfy { isGone && $0.hasSuffix("RescheduleItem/") }, "killed after \(killed) changes")
            guard isKilled else {
                #expect(killed > 8, "nothing was killed")
                return
            }
        }
    }

    /// A package in which there is something to be replaced or removed.
    private func prepared(for words: [String]) throws -> Bench {
        let bench = try Bench()
        if words.count > 2 || words[0] == "remove" { _ = bench.run("new", "RescheduleItem") }
        return bench
    }

    @Test func `what a run that was killed has left is cleared away by the next`() throws {
        let bench = try Bench()
        try bench.write("", to: ".viper-gen-stage/0.new")

        #expect(bench.run("new", "RescheduleItem").status == .done)
        #expect(!bench.tree.keys.contains { $0.contains(".viper-gen-stage") })
    }

    @Test(arguments: [
        ["new", "RescheduleItem"], ["new", "RescheduleItem", "--dry-run"], ["remove", "Other"],
        ["remove", "Other", "--dry-run"],
    ])
    func `a stage that is a link is refused, and nothing behind it is touched`(words: [String]) throws {
        let bench = try Bench()
        _ = bench.run("new", "Other")
        try DiskFileSystem().makeFolder("\(bench.above)/elsewhere")
        try Files.write(Array("mine".utf8), to: "\(bench.above)/elsewhere/0.old")
        try Links.make("\(bench.folder)/.viper-gen-stage", to: "\(bench.above)/elsewhere")
        let before = bench.tree

        let said = bench.run(words)

        #expect(said.status == .cannotCreate)
        #expect(said.talk == "viper-gen: .viper-gen-stage is no folder; move it away.\n")
        #expect(bench.tree == before)
        #expect(DiskFileSystem().text("\(bench.above)/elsewhere/0.old") == "mine")
    }
}
