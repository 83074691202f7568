import Boundary

extension Workshop {
    func lint() throws(Refusal) -> ExitStatus {
        let template = try template(invocation.operands[0])
        let troubles = TemplateLint(template, catalogue, files, project).troubles()
        guard troubles.isEmpty else {
            throw Refusal(
                .badData,
                "The template \(template.name) has \(troubles.count == 1 ? "a mistake" : "\(troubles.count) mistakes"): "
                    + troubles.joined(separator: " ")
            )
        }
        page.write("The template \(template.name) is well.\n")
        return .done
    }
}
