// Re-exported, so that one import is enough.
@_exported public import StrategyExports

// The functions that decode in one pass name these types too.
@_exported public import struct JSONCore.CursorFailure
@_exported public import struct JSONCore.JSONCursor
