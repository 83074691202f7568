import Glibc

/// Runs real programs.
package final class ProcessPrograms: ProgramRunning {
    package init() {}

    /// Runs a program through the shell, which searches `PATH` and changes the folder.
    package func run(_ words: [String], in folder: String) throws(FileError) -> Int32 {
        let line = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder] + words
        let pointers = line.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Standard output is reserved for viper-gen itself: programs write to standard error.
        posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        var child: pid_t = 0
        let code = posix_spawn(&child, "/bin/sh", &actions, nil, pointers + [nil], environ)
        guard code == 0 else { throw FileError("/bin/sh", String(cString: strerror(code))) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw FileError(words[0], String(cString: strerror(errno))) }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }

    package func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
