import {{module}}

/// All use cases, sorted by module.
var useCases: UseCases {
    [
        {{module}}Wireframe.useCase
    ]
}
