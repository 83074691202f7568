/// The version that `adder --version` tells.
let version = "0.1.0"

/// The day of that version, as manual pages write it.
let versionDay = "November 21, 2026"
