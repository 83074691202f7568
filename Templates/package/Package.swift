// swift-tools-version: 6.2
import PackageDescription

{{include Targets.swift}}

let package = Package(name: "{{name:kebab}}", targets: layers + modules + application)

for target in package.targets {
    target.swiftSettings = settings
}
