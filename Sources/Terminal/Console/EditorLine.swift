/// How editors open a file at a line.
enum EditorLine {
    /// Editors that take the line before the file: `+12 page.txt`.
    private static let withPlus = [
        "vi", "vim", "nvim", "gvim", "mvim", "vis", "nvi", "vim.basic", "vim.tiny", "nano", "rnano", "pico", "emacs",
        "emacsclient", "mg", "jove", "zile", "joe", "jmacs", "jstar", "jpico", "ne", "kak", "micro", "ee", "gedit",
    ]
    /// Editors that take the line after the file: `page.txt:12`.
    private static let withColon = ["hx", "helix", "subl", "sublime_text", "zed", "zeditor"]
    /// The same after an option.
    private static let withOption = ["code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"]

    /// Returns the words after the command; for other editors, only the path.
    static func arguments(_ path: String, at line: Int?, of command: String) -> [String] {
        guard let line, let word = command.split(separator: " ").first else { return [path] }
        let name = String(word.split(separator: "/").last ?? word)
        if withPlus.contains(name) { return ["+\(line)", path] }
        if withColon.contains(name) { return ["\(path):\(line)"] }
        return withOption.contains(name) ? ["-g", "\(path):\(line)"] : [path]
    }
}
