import Entities
import Testing

struct ProjectPathTests {
    @Test func `what stands before a dot is the project around it`() {
        #expect(ProjectPath("work.release.notes").parents.map(\.name) == ["work", "work.release"])
        #expect(ProjectPath("work").parents.isEmpty)
    }

    @Test(arguments: [("home.", ["home"]), (".home", []), ("a..b", ["a"]), (".", [])])
    func `a dot with nothing before it makes no project of no name`(name: String, parents: [String]) {
        #expect(ProjectPath(name).parents.map(\.name) == parents)
    }

    @Test func `what lies within a project follows it at once`() {
        let names = ["home", "home.garden", "home.garden.shed", "home-office", "homes", "집", "집.마당"]

        #expect(names.reversed().map { ProjectPath($0) }.sorted().map(\.name) == names)
    }
}
