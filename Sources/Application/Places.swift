import Boundary
import DataStore

/// Where things are kept, by the XDG base directory specification.
struct Places {
    private let variable: (String) throws(Complaint) -> String?

    /// The closure answers nil for a variable that is empty or not there.
    init(_ variable: @escaping (String) throws(Complaint) -> String?) {
        self.variable = variable
    }

    /// The option beats ADDER_DB beats the data folder; only the last is ours to create.
    func list(_ option: String?) throws(Complaint) -> StoreFile {
        if let path = option { return StoreFile(path: path) }
        if let path = try variable("ADDER_DB") { return StoreFile(path: path) }
        let folder = try dataFolder() + "/adder"
        return StoreFile(path: folder + "/adder.db", ownFolder: folder)
    }

    /// The settings file, and its name for people; nil where the environment names no place for it.
    func settings() -> (text: TextFile, name: String)? {
        let home = wholePath("HOME")
        guard let parent = wholePath("XDG_CONFIG_HOME") ?? home.map({ "\($0)/.config" }) else { return nil }
        let folder = "\(parent)/adder"
        let path = "\(folder)/config"
        let isAtHome = home.map { path.hasPrefix("\($0)/") } ?? false
        let name = isAtHome ? "~\(path.dropFirst(home?.count ?? 0))" : path
        return (TextFile(StoreFile(path: path, ownFolder: folder)), name)
    }

    /// Where the lines are kept that were typed into the shell; nil where the environment names no place for them.
    func typedLines() -> TextFile? {
        guard let parent = wholePath("XDG_STATE_HOME") ?? wholePath("HOME").map({ "\($0)/.local/state" }) else {
            return nil
        }
        let folder = "\(parent)/adder"
        return TextFile(StoreFile(path: "\(folder)/history", ownFolder: folder), followsLinks: false, patience: 200)
    }

    /// Nil for a relative path, which is to be ignored.
    private func wholePath(_ name: String) -> String? {
        guard let path = try? variable(name), path.hasPrefix("/") else { return nil }
        return path
    }

    private func dataFolder() throws(Complaint) -> String {
        // A relative path there is to be ignored.
        if let folder = try variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder }
        guard let home = try variable("HOME") else {
            throw Complaint(.badSettings, "HOME is not set, so there is no place for the list; name one with --db.")
        }
        guard home.hasPrefix("/") else {
            throw Complaint(.badSettings, "HOME is “\(home)”, which is no whole path; set it, or use --db.")
        }
        return home + "/.local/share"
    }
}
