// swift-tools-version: 6.2
import PackageDescription

{{include Targets.swift}}

let name = "{{name:kebab}}"
let program = Target.executableTarget(name: name, dependencies: ["Application"])

let package = Package(name: name, targets: layers + modules + application + [program])

for target in package.targets {
    target.swiftSettings = settings
}
