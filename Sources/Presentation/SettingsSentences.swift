package import Boundary

extension Complaint {
    /// What to write instead; where it is the file or the environment that is wrong, where.
    package init(_ trouble: SettingsTrouble) {
        let sentence = settingsSentence(trouble.kind)
        self =
            switch trouble.place {
            case nil: Complaint(.wrongUsage, sentence)
            case let place?: Complaint(.badSettings, "\(SettingsWords.place(place)): \(sentence)")
            }
    }

    /// What a person can do about a settings file that cannot be read or written.
    package init(ofSettings trouble: StorageTrouble) {
        let path = trouble.path
        self =
            switch trouble.kind {
            case .notPermitted:
                Complaint(.notPermitted, "The settings in \(path) may not be read; check the file's owner and mode.")
            case .readOnly:
                Complaint(
                    .notPermitted,
                    "\(path) or its folder cannot be written; nothing was changed. Check owner and mode."
                )
            case .diskFull:
                Complaint(
                    .outputFailed,
                    "There is no room to write \(path); nothing was changed. Free some and try again."
                )
            case .diskFailed:
                Complaint(.outputFailed, "\(path) could not be read or written (\(trouble.detail)); check the disk.")
            case .notAFile:
                Complaint(.badSettings, "\(path) is \(trouble.detail), not a file of settings; move it away.")
            default:
                Complaint(.cannotCreate, "\(path) cannot be opened or created (\(trouble.detail)); check its folder.")
            }
    }
}

/// Where settings come from, in words.
package enum SettingsWords {
    package static func origin(_ origin: SettingOrigin) -> String {
        switch origin {
        case .standard: "default"
        case .file(let name, let line): "file \(name) line \(line)"
        case .environment(let variable): "environment \(variable)"
        case .option(let option): "option \(option)"
        }
    }

    static func place(_ place: SettingOrigin) -> String {
        switch place {
        case .standard: "The default"
        case .file(let name, let line): "Line \(line) of \(name)"
        case .environment(let name), .option(let name): name
        }
    }
}

private func settingsSentence(_ kind: SettingsTrouble.Kind) -> String {
    switch kind {
    case .unknownKey(let key, let suggestion):
        "There is no setting “\(key)”; \(meant(suggestion) ?? "adder config lists them.")"
    case .wrongChoice(let key, let value, let choices, let suggestion):
        "\(key) cannot be “\(value)”; \(meant(suggestion) ?? "it is one of \(choices.joined(separator: ", ")).")"
            + remark(value)
    case .wrongLook(let key, let value, let suggestion):
        "\(key) cannot be “\(value)”; "
            + (meant(suggestion) ?? "write it as red, bright-blue, 208, bold, dim, underline, bold red or none.")
            + remark(value)
    case .wrongCommand(let key, let misunderstanding):
        "\(key) is no command line. \(Complaint(misunderstanding).sentence)"
    case .noValue(let key, let example):
        "\(key) has no value; write one, as in \(key) = \(example)."
    case .lineBreak(let key):
        "\(key) has a line break in it, which settings cannot have; write it on one line."
    case .keyTwice(let key, let firstLine):
        "\(key) is on line \(firstLine) already; take one of the two out."
    case .notASetting(let text):
        "“\(text.prefix(40))” is no setting; write it as key = value, or put # before a remark."
    case .notText(let misunderstanding):
        Complaint(misunderstanding).sentence
    }
}

/// For those who wrote a remark behind the value.
private func remark(_ value: String) -> String {
    value.contains(" #") ? " A remark has a line of its own." : ""
}
