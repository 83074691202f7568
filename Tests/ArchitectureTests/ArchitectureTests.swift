import Testing

struct ArchitectureTests {
    @Test func `every file follows the architecture rules`() throws {
        let files = try Package.sources()
        let rules = Rules(all: files, used: try Package.manifest().used)

        let problems = files.flatMap(rules.problems(about:))

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(files.count > 50, "sources not found")
    }

    @Test func `no folder outside the modules has too many files`() throws {
        let files = try Package.sources()
        let tests = Package.tests().filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, text: "") }

        let problems = Rules(all: files).problems(aboutFoldersOf: files + tests)

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test func `every module has a file for each role, and tests`() throws {
        let files = try Package.sources()
        let list = try Package.useCases()

        let problems = Rules(all: files).problems(
            aboutModulesOf: files,
            tests: Package.tests(),
            presented: list.presented
        )

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test func `the manifest lists exactly the existing modules and services`() throws {
        let manifest = try Package.manifest()

        let problems = [manifest.list, manifest.services].flatMap { list in
            list.problems(folders: Package.folders(in: list.home)) + list.orderProblems
        }

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(!manifest.list.entries.isEmpty, "list not found")
    }

    @Test func `the application registers every module`() throws {
        let list = try Package.useCases()
        let commands = Set(try Package.sources().filter { $0.role == .command }.map(\.target))

        let problems = list.problems(folders: Package.folders(in: list.home), commands: commands) + list.orderProblems

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }
}
