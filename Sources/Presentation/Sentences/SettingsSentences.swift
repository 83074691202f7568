import CommandLine
package import ProgramOutput
package import Settings
package import Vocabulary

extension ErrorMessage {
    package init(_ error: SettingsError, _ router: any CommandRouting) {
        let sentence = settingsSentence(error.kind, router)
        self =
            switch error.origin {
            case nil: ErrorMessage(.wrongUsage, said: sentence)
            case let origin?: ErrorMessage(.badSettings, "\(SettingsWords.location(origin)): \(sentence)")
            }
    }

    package init(ofSettings failure: ListError) {
        let path = failure.path
        self =
            switch failure.kind {
            case .notPermitted:
                ErrorMessage(.notPermitted, "No permission to read \(path). Check its owner and mode.")
            case .readOnly:
                ErrorMessage(
                    .notPermitted,
                    "\(path) or its folder isn't writable; nothing was changed. Check the permissions."
                )
            case .diskFull:
                ErrorMessage(
                    .outputFailed,
                    "The disk is full: can't write \(path), so nothing was changed. Free some space and try again."
                )
            case .diskFailed:
                ErrorMessage(.outputFailed, "Can't read or write \(path) (\(failure.reason)). Check the disk.")
            case .notAFile:
                ErrorMessage(.badSettings, "\(path) is \(failure.reason), not a settings file. Move it out of the way.")
            default:
                ErrorMessage(.cannotCreate, "Can't open or create \(path) (\(failure.reason)). Check its folder.")
            }
    }
}

package enum SettingsWords {
    package static func origin(_ origin: SettingOrigin) -> Sentence {
        switch origin {
        case .default: "default"
        case .file(let name, let line): "file \(name) line \(line)"
        case .environment(let variable): "environment \(variable)"
        case .option(let name): "option --\(name)"
        }
    }

    static func location(_ origin: SettingOrigin) -> String {
        switch origin {
        case .default: say("The default")
        case .file(let name, let line): say("Line \(line) of \(name)")
        case .environment(let name): name
        case .option(let name): "--\(name)"
        }
    }
}

private func settingsSentence(_ kind: SettingsError.Kind, _ router: any CommandRouting) -> String {
    switch kind {
    case .unknownKey(let key, let suggestion):
        say(
            "“\(key)” is not a setting. \(didYouMean(suggestion) ?? say("Run \(router.command(.settings(.all))) for a list."))"
        )
    case .unknownAction(let name, let similar):
        say("“\(name)” is not an action or a key of the screen. ")
            + (similar.isEmpty
                ? say("docs/screen.md lists the actions.") : say("Did you mean \(similar.joined(by: say(" or ")))?"))
    case .notAKey(let key, let value):
        say("“\(value)” is not a key, so it can't be the value of \(key). Write keys like d, Ctrl-D, Alt-Enter or F5.")
    case .reservedKey(let press):
        say("The terminal or the screen needs \(press), so no setting can have it. Use another key.")
    case .unknownPlaceholder(let key, let word):
        say("“\(word)” in \(key) stands for nothing. Write \(ScreenKeys.placeForIDs) for the ids of the items.")
    case .keyInUse(let key, let press, let other):
        say(
            "\(other) uses \(press) already, so \(key) can't. Use another key, or run \(router.command(.settings(.removal(key: other)))) first."
        )
    case .wrongChoice(let key, let value, let choices, let suggestion):
        say("“\(value)” is not valid for \(key). \(didYouMean(suggestion) ?? say("Use \(alternatives(choices))."))")
            + commentAdvice(value)
    case .wrongLook(let key, let value, let suggestion):
        say("“\(value)” is not valid for \(key). ")
            + (didYouMean(suggestion) ?? say("Examples: red, bright-blue, 208, bold, dim, underline, bold red, none."))
            + commentAdvice(value)
    case .wrongPeriod(let key, let value, let word):
        say("“\(value)” is not valid for \(key). Use \(word), or a period such as 90 days or 2 years.")
            + commentAdvice(value)
    case .wrongWeight(let key, let value, let limit):
        say("“\(value)” is not valid for \(key). Use a number from -\(limit) to \(limit), such as 2, 2.5 or -1.")
            + commentAdvice(value)
    case .wrongCommand(let key, let inputError):
        "\(key): \(ErrorMessage(inputError, router).sentence)"
    case .wrongFilter(let key, let inputError):
        "\(key): \(ErrorMessage(inputError, router).sentence)"
    case .notAFilter(let key, let value):
        say("“\(value)” is not a filter. To remove \(key), run \(router.command(.settings(.removal(key: key)))).")
    case .missingValue(let key, let example):
        say("\(key) has no value. Example: \(key) = \(example)")
    case .unexpectedLineBreak(let key):
        say("\(key) contains a line break. Write it on one line.")
    case .duplicateKey(let key, let firstLine):
        say("\(key) is already set on line \(firstLine). Remove one of the two lines.")
    case .notASetting(let text):
        say("“\(text.prefix(40))” is not a valid line. Write key = value, or start a comment with #.")
    case .notText(let inputError):
        ErrorMessage(inputError, router).sentence
    }
}

private func commentAdvice(_ value: String) -> String {
    let hasComment = zip(value, value.dropFirst()).contains { $0 == " " && $1 == "#" }
    return hasComment ? say(" Put comments on their own line.") : ""
}
