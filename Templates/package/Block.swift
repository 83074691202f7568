{{include Targets.swift}}

for target in layers + modules + application {
    target.swiftSettings = settings
}

package.targets += layers + modules + application
