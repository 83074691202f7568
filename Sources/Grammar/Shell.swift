/// The shells that can complete our words.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
