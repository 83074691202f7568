import Glibc

enum Links {
    struct Failure: Error {}

    static func make(_ path: String, to goal: String) throws {
        guard symlink(goal, path) == 0 else { throw Failure() }
    }
}
