/// A template in its folder.
struct Template: Equatable {
    /// Where templates come from, in the order in which they are looked for.
    enum Origin: String, Equatable {
        case given = "--templates"
        case project
        case user
        case builtIn = "built-in"
    }

    let name: String
    let folder: String
    /// The folder as mistakes name it.
    let shown: String
    let origin: Origin
    let manifest: TemplateManifest
}
