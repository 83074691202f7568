import Boundary

extension Workshop {
    func lint() throws(Refusal) -> ExitStatus {
        let template = try template(invocation.operands[0])
        let troubles = TemplateLint(template, catalogue, files, project).troubles()
        guard troubles.isEmpty else {
            let count = troubles.count == 1 ? "a mistake: " : "\(troubles.count) mistakes:\n  "
            throw Refusal(
                .badData,
                "The template \(template.name) has \(count)\(troubles.joined(separator: "\n  "))"
            )
        }
        page.write("The template \(template.name) is well.\n")
        return .done
    }
}
