/// The version that `adder --version` prints.
let version = "0.1.0"

/// The date of the version, in the format of manual pages.
let versionDay = "November 21, 2026"
