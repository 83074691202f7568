import Boundary

extension Workshop {
    func initialise() throws(Refusal) -> ExitStatus {
        throw Refusal(.bug, "init is not there yet.")
    }
}
