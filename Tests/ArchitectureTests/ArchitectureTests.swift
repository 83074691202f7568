import Testing

struct ArchitectureTests {
    @Test func `every file keeps to the table of who may know what`() throws {
        let files = try Package.sources()
        let rules = Rules(all: files)

        let complaints = files.flatMap(rules.complaints(about:))

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
        #expect(files.count > 50, "the sources were not found")
    }

    @Test func `every module has all its rooms, and tests for its roles`() throws {
        let files = try Package.sources()

        let complaints = Rules(all: files).complaints(aboutModulesOf: files, tests: Package.tests())

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }
}
