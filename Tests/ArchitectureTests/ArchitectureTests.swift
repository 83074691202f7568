import Testing

struct ArchitectureTests {
    @Test func `every file keeps to the table of who may know what`() throws {
        let files = try Package.sources()
        let rules = Rules(all: files, used: try Package.manifest().used)

        let complaints = files.flatMap(rules.complaints(about:))

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
        #expect(files.count > 50, "the sources were not found")
    }

    @Test func `every module has all its rooms, and tests for its roles`() throws {
        let files = try Package.sources()

        let complaints = Rules(all: files).complaints(aboutModulesOf: files, tests: Package.tests())

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    @Test func `every module and service is built, and nothing is built that is none`() throws {
        let manifest = try Package.manifest()

        let complaints = [manifest.list, manifest.services].flatMap { list in
            list.complaints(folders: Package.folders(in: list.home)) + list.complaintsAboutOrder
        }

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
        #expect(!manifest.list.entries.isEmpty, "the list was not found")
    }

    @Test func `every module can be run from the command line`() throws {
        let list = UseCaseList(application: try Package.file("Sources/Application/UseCases.swift"))

        let complaints = list.complaints(folders: Package.folders(in: list.home)) + list.complaintsAboutOrder

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }
}
