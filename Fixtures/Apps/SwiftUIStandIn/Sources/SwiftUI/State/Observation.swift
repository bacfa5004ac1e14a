// As SwiftUI does, so that a model needs no import of its own.
@_exported public import Combine
@_exported public import Observation
