import DataStore
import Entities
import Settings
import TestKit
import Testing
import Vocabulary

@testable import ManageSettings

struct ManageSettingsDataManagerTests {
    private let folder: TemporaryFolder
    private let environment = SettingsEnvironment { $0 == "ADDER_COLOR" ? Array("always".utf8) : nil }
    private let dataManager: ManageSettingsDataManager

    init() throws {
        folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/adder/config", ownFolder: "\(folder.path)/adder")
        dataManager = ManageSettingsDataManager(file: (TextFile(file), "~/config"), environment: environment)
    }

    @Test func `a set value is read back, and a removed one is not`() throws {
        #expect(try dataManager.facts().text == nil)

        try dataManager.change { $0.set("color", to: "never") }
        #expect(try dataManager.facts().text == SettingsText(Array("color = never\n".utf8)))

        try dataManager.change { $0.unset("color") }
        #expect(try dataManager.facts().text == SettingsText())
    }

    @Test func `facts include the environment and the file`() throws {
        try dataManager.change { $0.set("color", to: "never") }

        let (settings, failure) = dataManager.facts().settings(by: rules)

        #expect(settings.activeValue(of: .color).origin == .environment(variable: "ADDER_COLOR") && failure == nil)
        #expect(settings[.color] == "always")
    }

    @Test func `a folder in place of the file is an error`() throws {
        let file = TextFile(StoreFile(path: folder.path))
        let manager = ManageSettingsDataManager(file: (file, "x"), environment: environment)
        let failure = ListError(.notAFile, path: folder.path, detail: .folder)

        #expect(manager.facts().failure == failure)
        #expect(throws: failure) { try manager.change { $0.set("color", to: "never") } }
    }

    @Test func `without a location there is no file`() throws {
        let manager = ManageSettingsDataManager(file: nil, environment: environment)

        #expect(manager.fileName == nil)
        #expect(try manager.facts().fileName == nil && manager.facts().text == nil)
    }
}
