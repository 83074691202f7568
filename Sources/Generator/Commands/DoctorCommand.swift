import Boundary

extension Workshop {
    func doctor() throws(Refusal) -> ExitStatus {
        throw Refusal(.bug, "doctor is not there yet.")
    }
}
