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
        if invocation.has(.help) {
            page.write(ToolHelp.page(invocation.command))
            return .done
        }
        switch invocation.command.work {
        case .alone(let answer):
            page.write(try answer(invocation))
            return .done
        case .inWorkshop(let work):
            return try work(try Workshop(surroundings, files, programs, page, invocation))
        }
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
