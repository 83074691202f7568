import Boundary
import DataStore
import Testing

@testable import Application

struct PlacesTests {
    private func list(_ variables: [String: String], option: String? = nil) throws -> StoreFile {
        // Empty variables are none to whoever asks.
        try Places { name throws(Complaint) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }.list(option)
    }

    @Test func `the list is in the home folder's data folder, in a folder of our own`() throws {
        #expect(
            try list(["HOME": "/home/anna"])
                == StoreFile(
                    path: "/home/anna/.local/share/adder/adder.db",
                    ownFolder: "/home/anna/.local/share/adder"
                )
        )
    }

    @Test func `the data folder of the environment beats the home folder's`() throws {
        #expect(
            try list(["HOME": "/home/anna", "XDG_DATA_HOME": "/data"])
                == StoreFile(path: "/data/adder/adder.db", ownFolder: "/data/adder")
        )
    }

    @Test(arguments: ["", "relative/data"])
    func `a data folder that is no whole path is ignored`(folder: String) throws {
        #expect(try list(["HOME": "/h", "XDG_DATA_HOME": folder]).path == "/h/.local/share/adder/adder.db")
    }

    @Test func `ADDER_DB beats the folders, and the option beats both`() throws {
        let variables = ["HOME": "/h", "ADDER_DB": "/tmp/mine.db"]

        #expect(try list(variables) == StoreFile(path: "/tmp/mine.db"))
        #expect(try list(variables, option: "other.db") == StoreFile(path: "other.db"))
    }

    @Test func `an empty ADDER_DB is none`() throws {
        #expect(try list(["HOME": "/h", "ADDER_DB": ""]).path == "/h/.local/share/adder/adder.db")
    }

    @Test func `a home that is no whole path is named`() {
        #expect(throws: Complaint(.badSettings, "HOME is “home”, which is no whole path; set it, or use --db.")) {
            try list(["HOME": "home"])
        }
    }

    @Test func `without a home there is a sentence that says what to do`() {
        #expect(
            throws: Complaint(.badSettings, "HOME is not set, so there is no place for the list; name one with --db.")
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
    func `the settings are in the config folder, and told from home on`(
        variables: [String: String],
        path: String,
        name: String
    ) {
        let places = Places { variables[$0] }

        #expect(places.settings()?.text.path == path)
        #expect(places.settings()?.name == name)
    }

    @Test(
        arguments: [
            (["HOME": "/home/anna"], "/home/anna/.local/state/adder/history"),
            (["HOME": "/home/anna", "XDG_STATE_HOME": "/state"], "/state/adder/history"),
            (["HOME": "/h", "XDG_STATE_HOME": "state"], "/h/.local/state/adder/history"), ([:], nil),
        ] as [([String: String], String?)]
    )
    func `typed lines are in the state folder, and nowhere without a home`(variables: [String: String], path: String?) {
        #expect(Places { variables[$0] }.typedLines()?.path == path)
    }

    @Test(arguments: [[:], ["HOME": "home"]])
    func `without a home there is no place for settings, which is no complaint`(variables: [String: String]) {
        let places = Places { variables[$0] }

        #expect(places.settings() == nil)
    }
}
