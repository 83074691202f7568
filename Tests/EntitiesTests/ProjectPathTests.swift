import Entities
import Testing

struct ProjectPathTests {
    @Test func `the part before a dot is the parent project`() {
        #expect(ProjectPath("work.release.notes").parents.map(\.name) == ["work", "work.release"])
        #expect(ProjectPath("work").parents.isEmpty)
    }

    @Test(arguments: [("home.", ["home"]), (".home", []), ("a..b", ["a"]), (".", [])])
    func `a dot with nothing before it adds no parent`(name: String, parents: [String]) {
        #expect(ProjectPath(name).parents.map(\.name) == parents)
    }

    @Test func `subprojects sort directly after their parent`() {
        let names = ["home", "home.garden", "home.garden.shed", "home-office", "homes", "집", "집.마당"]

        #expect(names.reversed().map { ProjectPath($0) }.sorted().map(\.name) == names)
    }
}
