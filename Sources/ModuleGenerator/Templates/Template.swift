/// A template in its folder.
struct Template: Equatable {
    /// The origins of templates, in search order.
    enum Origin: String, Equatable {
        case given = "--templates"
        case project
        case user
        case builtIn = "built-in"
    }

    let name: String
    let folder: String
    /// The folder as shown in messages.
    let displayPath: String
    let origin: Origin
    let manifest: TemplateManifest
}
