import Boundary
import DataStore

/// Where things are kept, by the XDG base directory specification.
struct Places {
    private let variable: (String) -> String?

    init(_ variable: @escaping (String) -> String?) {
        self.variable = variable
    }

    /// The option beats ADDER_DB beats the data folder; only the last is ours to create.
    func list(_ option: String?) throws(Complaint) -> StoreFile {
        if let path = option ?? variable("ADDER_DB").flatMap({ $0.isEmpty ? nil : $0 }) { return StoreFile(path: path) }
        let folder = try dataFolder() + "/adder"
        return StoreFile(path: folder + "/adder.db", ownFolder: folder)
    }

    private func dataFolder() throws(Complaint) -> String {
        // A relative path there is to be ignored.
        if let folder = variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder }
        if let home = variable("HOME"), home.hasPrefix("/") { return home + "/.local/share" }
        throw Complaint(.badSettings, "HOME is not set, so there is no place for the list; name one with --db.")
    }
}
