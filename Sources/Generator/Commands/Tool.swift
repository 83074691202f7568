package import Boundary

/// One run of viper-gen.
package struct Tool {
    private let surroundings: Surroundings
    private let files: any FileSystem
    private let page: any Page
    private let programs: any ProgramRunning

    package init(
        _ surroundings: Surroundings,
        _ files: any FileSystem,
        _ programs: any ProgramRunning,
        _ page: any Page
    ) {
        (self.surroundings, self.files, self.programs, self.page) = (surroundings, files, programs, page)
    }

    package func run() -> ExitStatus {
        do {
            let invocation = try ToolInvocation(try surroundings.words())
            do {
                return try answer(invocation)
            } catch {
                complain(error, inJSON: invocation.has(.json))
                return error.status
            }
        } catch {
            complain(error, inJSON: surroundings.arguments.contains(Array("--json".utf8)))
            return error.status
        }
    }

    private func answer(_ invocation: ToolInvocation) throws(Refusal) -> ExitStatus {
        if invocation.has(.help) || invocation.command == .help {
            page.write(try help(invocation))
            return .done
        }
        let workshop = try Workshop(surroundings, files, programs, page, invocation)
        switch invocation.command.name {
        case ToolCommand.new.name: return try workshop.new()
        case ToolCommand.list.name: return try workshop.list()
        case ToolCommand.show.name: return try workshop.show()
        case ToolCommand.lint.name: return try workshop.lint()
        case ToolCommand.eject.name: return try workshop.eject()
        case ToolCommand.remove.name: return try workshop.remove()
        case ToolCommand.initialise.name: return try workshop.initialise()
        default: return try workshop.doctor()
        }
    }

    private func help(_ invocation: ToolInvocation) throws(Refusal) -> String {
        guard invocation.command == .help, !invocation.has(.help) else { return ToolHelp.page(invocation.command) }
        guard let name = invocation.operands.first else { return ToolHelp.overview }
        let all = ToolCommand.all
        if let command = all.first(where: { $0.name == name }) { return ToolHelp.page(command) }
        let way = Refusal.meant(name, among: all.map(\.name), otherwise: "viper-gen help lists them.")
        throw Refusal(.wrongUsage, "There is no command “\(name)”; \(way)")
    }

    private func complain(_ refusal: Refusal, inJSON: Bool) {
        guard !inJSON else {
            page.talk(Answer.document("error", Answer.error(refusal)))
            return
        }
        page.talk("viper-gen: \(refusal.sentence)\n")
        for line in ToolHelp.table(refusal.places.map { ($0.path, $0.reason) }) { page.talk("\(line)\n") }
    }
}
