import Glibc

enum Links {
    struct Failure: Error {}

    static func make(_ path: String, to target: String) throws {
        guard symlink(target, path) == 0 else { throw Failure() }
    }
}
