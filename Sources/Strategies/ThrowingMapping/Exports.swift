// The frameworks of the original also imported Foundation.
@_exported public import Foundation
public import JSONCore
// Re-exported, so that one import is enough.
@_exported public import StrategyExports

/// A JSON value, under this strategy's name.
public typealias JSON = JSONValue
