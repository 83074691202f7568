/// The folders in Sources/Modules, sorted, with the modules that each one presents.
let useCases: [(name: String, presents: [String])] = [
    ("{{module}}", [])
]

{{include PackageTargets.swift}}
