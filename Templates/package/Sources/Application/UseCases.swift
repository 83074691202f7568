import {{module}}

/// Every use case there is, sorted by module.
var useCases: UseCases {
    [
        {{module}}Wireframe.useCase
    ]
}
