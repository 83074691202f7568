import CommandLine
import ProgramOutput
import TestKit
import Testing

@testable import ModuleGenerator

struct TransactionTests {
    @Test func `a failure at any step leaves the tree unchanged`() throws {
        for failing in 0... {
            let sandbox = try Sandbox()
            let before = sandbox.tree
            let disk = FailingFileSystem(after: failing)
            sandbox.disk = disk

            let result = sandbox.run("new", "RescheduleItem")

            guard result.status != .done else {
                #expect(failing > 10, "nothing failed")
                return
            }
            #expect(sandbox.tree == before, "after \(failing) changes")
            #expect(result.messages.hasSuffix(": No space left on device. All changes were rolled back.\n"))
            #expect(result.status == .cannotCreate)
        }
    }

    @Test func `a removal that fails at any step leaves the tree unchanged`() throws {
        for failing in 0... {
            let sandbox = try Sandbox()
            _ = sandbox.run("new", "RescheduleItem")
            let before = sandbox.tree
            sandbox.disk = FailingFileSystem(after: failing)

            let result = sandbox.run("remove", "RescheduleItem")

            guard result.status != .done else {
                #expect(failing > 10, "nothing failed")
                return
            }
            #expect(sandbox.tree == before, "after \(failing) changes")
        }
    }

    @Test func `a new package that fails at any step leaves nothing behind`() throws {
        for failing in 0... {
            let sandbox = try Sandbox(SampleTemplates.package)
            let before = sandbox.tree
            sandbox.disk = FailingFileSystem(after: failing)

            let result = sandbox.run("new", "Notes", "--template", "package")

            guard result.status != .done else { return }
            #expect(sandbox.tree == before, "after \(failing) changes")
        }
    }

    @Test func `only one viper-gen can run in a package`() throws {
        let sandbox = try Sandbox()
        let other = DiskFileSystem()
        #expect(other.lock(sandbox.folder))
        let before = sandbox.tree

        let result = sandbox.run("new", "RescheduleItem")

        #expect(
            result
                == RunResult(
                    messages: "viper-gen: Another viper-gen is running here. Wait for it to finish, then try again.\n",
                    .busy
                )
        )
        #expect(sandbox.tree == before)
        other.unlock()
        #expect(sandbox.run("new", "RescheduleItem").status == .done)
    }

    @Test func `other files in the staging folder are not deleted`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine\n", to: ".viper-gen-stage/notes")
        let before = sandbox.tree

        let result = sandbox.run("new", "RescheduleItem")

        #expect(result.status == .cannotCreate)
        #expect(
            result.messages
                == "viper-gen: .viper-gen-stage: The folder contains other files. Move them elsewhere and delete the folder.\n"
        )
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        ["new", "RescheduleItem"], ["remove", "RescheduleItem"],
        ["new", "RescheduleItem", "--force", "--no-tests", "--command=move"],
    ])
    func `running the same command again finishes a run killed at any step`(words: [String]) throws {
        let whole = try prepared(for: words)
        _ = whole.run(words)
        let after = whole.paths
        for killed in 0... {
            let sandbox = try prepared(for: words)
            let disk = FailingFileSystem(after: killed)
            disk.isDead = true
            sandbox.disk = disk

            let isKilled = sandbox.run(words).status != .done
            sandbox.disk = DiskFileSystem()
            let result = sandbox.run(words)

            // If the removal was complete, running it again fails.
            let isGone = words[0] == "remove" && result.status != .done
            #expect(result.status == .done || isGone, "killed after \(killed) changes: \(result.messages)")
            let left = sandbox.paths.filter { !isGone || !$0.key.contains(".viper-gen-stage") }
            let others = Set(left.keys).symmetricDifference(after.keys) + left.keys.filter { left[$0] != after[$0] }
            #expect(others.allSatisfy { isGone && $0.hasSuffix("RescheduleItem/") }, "killed after \(killed) changes")
            guard isKilled else {
                #expect(killed > 8, "nothing was killed")
                return
            }
        }
    }

    /// A package with something to replace or remove.
    private func prepared(for words: [String]) throws -> Sandbox {
        let sandbox = try Sandbox()
        if words.count > 2 || words[0] == "remove" { _ = sandbox.run("new", "RescheduleItem") }
        return sandbox
    }

    @Test func `the next run cleans up after a killed one`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: ".viper-gen-stage/0.new")

        #expect(sandbox.run("new", "RescheduleItem").status == .done)
        #expect(!sandbox.tree.keys.contains { $0.contains(".viper-gen-stage") })
    }

    @Test(arguments: [
        ["new", "RescheduleItem"], ["new", "RescheduleItem", "--dry-run"], ["remove", "Other"],
        ["remove", "Other", "--dry-run"],
    ])
    func `a staging folder that is a link is rejected, and its target is not touched`(words: [String]) throws {
        let sandbox = try Sandbox()
        _ = sandbox.run("new", "Other")
        try DiskFileSystem().makeFolder("\(sandbox.above)/elsewhere")
        try Files.write(Array("mine".utf8), to: "\(sandbox.above)/elsewhere/0.old")
        try Links.make("\(sandbox.folder)/.viper-gen-stage", to: "\(sandbox.above)/elsewhere")
        let before = sandbox.tree

        let result = sandbox.run(words)

        #expect(result.status == .cannotCreate)
        #expect(result.messages == "viper-gen: .viper-gen-stage is not a folder. Move it out of the way.\n")
        #expect(sandbox.tree == before)
        #expect(DiskFileSystem().text("\(sandbox.above)/elsewhere/0.old") == "mine")
    }
}
