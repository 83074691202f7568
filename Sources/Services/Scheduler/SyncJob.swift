import Vocabulary

/// An automatic sync.
package struct SyncJob: Entity {
    package struct Variable: Entity {
        let name: String
        let value: String

        package init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }
    }

    /// The absolute path of adder.
    let program: String
    /// The absolute path of the list.
    let list: String
    /// The environment that decides where the settings are and what they say.
    let variables: [Variable]

    package init(program: String, list: String, variables: [Variable]) {
        (self.program, self.list, self.variables) = (program, list, variables)
    }
}

/// A systemd unit file.
struct SyncUnit: Entity {
    let name: String
    let text: String
}

extension SyncUnit {
    /// The units that start the sync.
    static let triggers = ["adder-sync.timer", "adder-sync.path"]
    /// All files in the folder for units, with the links by which systemd starts units at login.
    static let files =
        ["adder-sync.service"] + triggers
        + ["timers.target.wants/adder-sync.timer", "paths.target.wants/adder-sync.path"]
}

extension SyncJob {
    /// The first path that a unit or a crontab can't contain, if any.
    var unsuitablePath: String? {
        if program.hasControlCharacters || program.contains(where: { "\\\"'".contains($0) }) { return program }
        // At the end of a line, spaces are cut, and a backslash continues it.
        let isCut = list.last.map { $0.isWhitespace || $0 == "\\" } ?? true
        return isCut || list.hasControlCharacters ? list : nil
    }

    /// https://www.freedesktop.org/software/systemd/man/latest/systemd.unit.html
    var units: [SyncUnit] {
        let environment = usedVariables.map { "Environment=\(SyncJob.quoted("\($0.name)=\($0.value)"))\n" }.joined()
        let words = ["--db", list, "sync", "--quiet", "--if-due"].map { SyncJob.quoted($0, hasVariables: true) }
        return [
            // Several changes in a row are sent together after a pause. The limit would stop the path unit.
            SyncUnit(
                name: "adder-sync.service",
                text: """
                    [Unit]
                    Description=Synchronize the to-do list
                    Documentation=man:adder-sync(1)
                    StartLimitIntervalSec=0

                    [Service]
                    Type=oneshot
                    \(environment)ExecStartPre=sleep 2
                    ExecStart=\(SyncJob.quoted(program)) \(words.joined(separator: " "))
                    SuccessExitStatus=75

                    """
            ),
            SyncUnit(
                name: "adder-sync.timer",
                text: """
                    [Unit]
                    Description=Synchronize the to-do list every minute
                    Documentation=man:adder-sync(1)

                    [Timer]
                    OnActiveSec=5s
                    OnUnitActiveSec=1min
                    RandomizedDelaySec=10s

                    [Install]
                    WantedBy=timers.target

                    """
            ),
            // An open shell changes the list without closing it, so PathChanged= would miss its changes.
            SyncUnit(
                name: "adder-sync.path",
                text: """
                    [Unit]
                    Description=Synchronize the to-do list after a change
                    Documentation=man:adder-sync(1)

                    [Path]
                    PathModified=\(SyncJob.doublingPercentSigns(list))

                    [Install]
                    WantedBy=paths.target

                    """
            ),
        ]
    }

    /// The line for a crontab. cron has a search path of its own, and a percent sign would end the command.
    var cronLine: String {
        let variables = usedVariables.filter { $0.name != "PATH" }.map { "\($0.name)=\(SyncJob.shellWord($0.value))" }
        let words = [program, "--db", list, "sync", "--quiet"].map(SyncJob.shellWord)
        let line = (["* * * * *"] + variables + words).joined(separator: " ")
        return String(line.flatMap { $0 == "%" ? ["\\", $0] : [$0] })
    }

    private var usedVariables: [Variable] {
        variables.filter { !$0.value.hasControlCharacters }
    }

    /// - Parameter hasVariables: `true` where systemd replaces variables.
    private static func quoted(_ word: String, hasVariables: Bool = false) -> String {
        var quoted = "\""
        for letter in word.unicodeScalars {
            switch letter {
            case "\"", "\\": quoted.unicodeScalars.append("\\")
            case "%": quoted.unicodeScalars.append("%")
            case "$" where hasVariables: quoted.unicodeScalars.append("$")
            default: break
            }
            quoted.unicodeScalars.append(letter)
        }
        return quoted + "\""
    }

    private static func doublingPercentSigns(_ text: String) -> String {
        String(text.flatMap { $0 == "%" ? [$0, $0] : [$0] })
    }

    private static func shellWord(_ word: String) -> String {
        let plain = word.utf8.allSatisfy { byte in
            switch Unicode.Scalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", ":", "+", "@": true
            default: false
            }
        }
        if plain, !word.isEmpty { return word }
        return "'"
            + word.split(separator: "'" as Character, omittingEmptySubsequences: false).joined(separator: "'\\''")
            + "'"
    }
}

extension String {
    fileprivate var hasControlCharacters: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
