// swift-tools-version: 6.2
import PackageDescription

{{include Targets.swift}}

let program = Target.executableTarget(name: "{{name:kebab}}", dependencies: ["Application"])

let package = Package(name: "{{name:kebab}}", targets: layers + modules + application + [program])

for target in package.targets {
    target.swiftSettings = settings
}
