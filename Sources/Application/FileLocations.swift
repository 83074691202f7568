import DataStore
import ProgramOutput

/// The locations of files, following the XDG Base Directory Specification.
struct FileLocations {
    private let variable: (String) throws(ErrorMessage) -> String?

    /// `variable` returns `nil` if the variable is empty or not set.
    init(_ variable: @escaping (String) throws(ErrorMessage) -> String?) {
        self.variable = variable
    }

    /// Returns the list given by the option, by `ADDER_DB`, or in the data folder, in this order. adder creates only
    /// the data folder.
    func list(_ option: String?) throws(ErrorMessage) -> StoreFile {
        if let path = option { return StoreFile(path: path) }
        if let path = try variable("ADDER_DB") { return StoreFile(path: path) }
        let folder = try dataFolder() + "/adder"
        return StoreFile(path: folder + "/adder.db", ownFolder: folder)
    }

    /// Returns the settings file and its display name, or `nil` if neither `XDG_CONFIG_HOME` nor `HOME` is set.
    func settings() -> (text: TextFile, name: String)? {
        guard let parent = configurationFolder() else { return nil }
        let home = absolutePath("HOME")
        let folder = "\(parent)/adder"
        let path = "\(folder)/config"
        let isAtHome = home.map { path.hasPrefix("\($0)/") } ?? false
        let name = isAtHome ? "~\(path.dropFirst(home?.count ?? 0))" : path
        return (TextFile(StoreFile(path: path, ownFolder: folder)), name)
    }

    /// Returns the folder for the settings of all programs, or `nil` if neither `XDG_CONFIG_HOME` nor `HOME` is set.
    func configurationFolder() -> String? {
        absolutePath("XDG_CONFIG_HOME") ?? absolutePath("HOME").map { "\($0)/.config" }
    }

    /// Returns the file of typed commands, or `nil` if neither `XDG_STATE_HOME` nor `HOME` is set.
    func typedLines() -> TextFile? {
        guard let folder = stateFolder() else { return nil }
        return TextFile(StoreFile(path: "\(folder)/history", ownFolder: folder), followsLinks: false, timeout: 200)
    }

    /// Returns the folder for what isn't worth a backup, or `nil` if neither `XDG_STATE_HOME` nor `HOME` is set.
    func stateFolder() -> String? {
        let parent = absolutePath("XDG_STATE_HOME") ?? absolutePath("HOME").map { "\($0)/.local/state" }
        return parent.map { "\($0)/adder" }
    }

    // The XDG specification requires relative paths to be ignored.
    private func absolutePath(_ name: String) -> String? {
        guard let path = try? variable(name), path.hasPrefix("/") else { return nil }
        return path
    }

    private func dataFolder() throws(ErrorMessage) -> String {
        if let folder = try variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder }
        guard let home = try variable("HOME") else {
            throw ApplicationSentences.noHome
        }
        guard home.hasPrefix("/") else {
            throw ApplicationSentences.relativeHome(home)
        }
        return home + "/.local/share"
    }
}
