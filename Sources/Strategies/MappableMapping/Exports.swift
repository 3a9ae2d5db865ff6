// One import is enough for those who use this dialect.
@_exported public import StrategyExports
