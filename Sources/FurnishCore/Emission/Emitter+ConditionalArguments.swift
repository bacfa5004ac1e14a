/// Members with arguments that exist only under some of the member's own conditions.
///
/// Swift does not allow `#if` around an argument, so such a member is written twice: with the argument, and with the
/// parameter's default. Shared instances are passed in another way: see `SharedPlaceholders`.
extension Emitter {
    /// Writes a member once for each combination of the conditions, each with an emitter of its own graph.
    func emitVariants(_ conditional: [ConditionalArguments], _ emit: (Emitter) -> Void) {
        guard let first = conditional.first else { return emit(self) }
        writer.conditional(on: first.condition) {
            emitVariants(Array(conditional.dropFirst()), emit)
        } else: {
            Emitter(self, graph.omitting(first.needs)).emitVariants(Array(conditional.dropFirst()), emit)
        }
    }
}
