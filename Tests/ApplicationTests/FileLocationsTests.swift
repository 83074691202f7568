import DataStore
import ProgramOutput
import Testing

@testable import Application

struct FileLocationsTests {
    private func list(_ variables: [String: String], option: String? = nil) throws -> StoreFile {
        // Like the real closure, this returns `nil` for empty variables.
        try FileLocations { name throws(ErrorMessage) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }.list(
            option
        )
    }

    @Test func `by default, the list is in adder's folder in ~/.local/share`() throws {
        #expect(
            try list(["HOME": "/home/anna"])
                == StoreFile(
                    path: "/home/anna/.local/share/adder/adder.db",
                    ownFolder: "/home/anna/.local/share/adder"
                )
        )
    }

    @Test func `XDG_DATA_HOME overrides the default data folder`() throws {
        #expect(
            try list(["HOME": "/home/anna", "XDG_DATA_HOME": "/data"])
                == StoreFile(path: "/data/adder/adder.db", ownFolder: "/data/adder")
        )
    }

    @Test(arguments: ["", "relative/data"])
    func `a data folder that is not an absolute path is ignored`(folder: String) throws {
        #expect(try list(["HOME": "/h", "XDG_DATA_HOME": folder]).path == "/h/.local/share/adder/adder.db")
    }

    @Test func `ADDER_DB overrides the folders, and --db overrides both`() throws {
        let variables = ["HOME": "/h", "ADDER_DB": "/tmp/mine.db"]

        #expect(try list(variables) == StoreFile(path: "/tmp/mine.db"))
        #expect(try list(variables, option: "other.db") == StoreFile(path: "other.db"))
    }

    @Test func `an empty ADDER_DB is ignored`() throws {
        #expect(try list(["HOME": "/h", "ADDER_DB": ""]).path == "/h/.local/share/adder/adder.db")
    }

    @Test func `a HOME that is not an absolute path is an error`() {
        #expect(
            throws: ErrorMessage(
                .badSettings,
                "HOME is “home”, which is not an absolute path. Correct it, or use --db."
            )
        ) {
            try list(["HOME": "home"])
        }
    }

    @Test func `a missing HOME is an error`() {
        #expect(
            throws: ErrorMessage(.badSettings, "HOME is not set. Set it, or use --db.")
        ) {
            try list([:])
        }
    }

    // MARK: Settings

    @Test(arguments: [
        (["HOME": "/home/anna"], "/home/anna/.config/adder/config", "~/.config/adder/config"),
        (["HOME": "/home/anna", "XDG_CONFIG_HOME": "/etc/x"], "/etc/x/adder/config", "/etc/x/adder/config"),
        (["HOME": "/h", "XDG_CONFIG_HOME": "/h/dots"], "/h/dots/adder/config", "~/dots/adder/config"),
        (["HOME": "/h", "XDG_CONFIG_HOME": "dots"], "/h/.config/adder/config", "~/.config/adder/config"),
        (["XDG_CONFIG_HOME": "/x"], "/x/adder/config", "/x/adder/config"),
    ])
    func `the settings are in the config folder, with their name relative to HOME`(
        variables: [String: String],
        path: String,
        name: String
    ) {
        let locations = FileLocations { variables[$0] }

        #expect(locations.settings()?.text.path == path)
        #expect(locations.settings()?.name == name)
    }

    @Test(
        arguments: [
            (["HOME": "/home/anna"], "/home/anna/.local/state/adder/history"),
            (["HOME": "/home/anna", "XDG_STATE_HOME": "/state"], "/state/adder/history"),
            (["HOME": "/h", "XDG_STATE_HOME": "state"], "/h/.local/state/adder/history"), ([:], nil),
        ] as [([String: String], String?)]
    )
    func `the shell history is in the state folder, if any`(variables: [String: String], path: String?) {
        #expect(FileLocations { variables[$0] }.typedLines()?.path == path)
    }

    @Test(arguments: [[:], ["HOME": "home"]])
    func `without HOME there is no settings file, which is not an error`(variables: [String: String]) {
        let locations = FileLocations { variables[$0] }

        #expect(locations.settings() == nil)
    }
}
