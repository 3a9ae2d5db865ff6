// Re-exported, so that one import is enough.
@_exported public import StrategyExports
