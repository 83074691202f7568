/// The version that `adder --version` tells.
let version = "0.1.0"
