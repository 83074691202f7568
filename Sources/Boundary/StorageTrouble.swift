/// The reason why the list could not be read or written, as passed to presenters.
package struct StorageTrouble: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case busy, interrupted, diskFull, diskFailed, notDurable, outOfMemory, notPermitted, readOnly, cannotCreate
        case notAFile
        case newer, foreign, notADatabase, emptyWithBackup(String), damaged
        case unexpected
    }

    package let kind: Kind
    package let path: String
    package let detail: String

    package init(_ kind: Kind, path: String, detail: String = "") {
        self.kind = kind
        self.path = path
        self.detail = detail
    }
}
