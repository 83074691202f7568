{{include Targets.swift}}

for target in floors + modules + house {
    target.swiftSettings = settings
}

package.targets += floors + modules + house
