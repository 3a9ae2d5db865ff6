// The frameworks of the original also imported Foundation.
@_exported public import Foundation
// Re-exported, so that one import is enough.
@_exported public import StrategyExports
