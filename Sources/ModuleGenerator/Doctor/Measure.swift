/// The files, lines and tests of a module.
struct Measure: Equatable {
    struct File: Equatable {
        /// The part of the file name after the module's name: `Presenter`.
        let role: String
        let lines: Int
        var tests = 0
        var isTest = false
    }

    let module: String
    let files: [File]
    var seconds: Double?

    var sources: [File] { files.filter { !$0.isTest } }
    var lines: Int { sources.reduce(0) { $0 + $1.lines } }
    var testLines: Int { files.filter(\.isTest).reduce(0) { $0 + $1.lines } }
    var tests: Int { files.reduce(0) { $0 + $1.tests } }

    /// Counts the first folder of a kind as sources and the others as tests.
    init(of module: String, _ kind: Project.Kind, in root: String, _ files: any FileSystem) throws(ToolError) {
        var measured: [File] = []
        for (index, pattern) in kind.folders.enumerated() {
            let folder = try Project.Kind.expand(pattern, module)
            for path in (try? files.files(below: "\(root)/\(folder)")) ?? [] where path.hasSuffix(".swift") {
                let text = files.text("\(root)/\(folder)/\(path)") ?? ""
                let name = String(path.split(separator: "/").last ?? "").dropLast(".swift".count)
                measured.append(Measure.file(String(name), text, module, isTest: index > 0))
            }
        }
        self.module = module
        self.files = measured
    }

    private static func file(_ name: String, _ text: String, _ module: String, isTest: Bool) -> File {
        let rest = name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
        let role = isTest && rest.hasSuffix("Tests") ? String(rest.dropLast("Tests".count)) : rest
        let lines = text.count { $0.isNewline }
        return File(
            role: role.isEmpty ? module : role,
            lines: lines,
            tests: isTest ? text.split(separator: "@Test", omittingEmptySubsequences: false).count - 1 : 0,
            isTest: isTest
        )
    }
}
