import DataStore
import Entities
import Settings
import TestKit
import Testing

@testable import ManageSettings

struct ManageSettingsDataManagerTests {
    private let folder: TemporaryFolder
    private let dataManager: ManageSettingsDataManager

    init() throws {
        folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/adder/config", ownFolder: "\(folder.path)/adder")
        dataManager = ManageSettingsDataManager(
            file: (TextFile(file), "~/config"),
            environment: SettingsEnvironment { _ in nil }
        )
    }

    @Test func `what is set is there when it is read again, and what is taken out is not`() throws {
        #expect(try dataManager.text() == nil)

        try dataManager.carryOut(.set(key: "color", value: "never"))
        #expect(try dataManager.text() == SettingsText(Array("color = never\n".utf8)))

        try dataManager.carryOut(.unset(key: "color"))
        #expect(try dataManager.text() == SettingsText())
    }

    @Test func `a folder in the file's place is trouble`() throws {
        let file = TextFile(StoreFile(path: folder.path))
        let manager = ManageSettingsDataManager(file: (file, "x"), environment: dataManager.environment)
        let trouble = ListTrouble(.notAFile, path: folder.path, detail: "a folder")

        #expect(throws: trouble) { try manager.text() }
        #expect(throws: trouble) { try manager.carryOut(.set(key: "color", value: "never")) }
    }

    @Test func `without a place there is no file and no name`() throws {
        let manager = ManageSettingsDataManager(file: nil, environment: dataManager.environment)

        #expect(manager.fileName == nil)
        #expect(try manager.text() == nil)
    }
}
