// Re-exported, so that one import is enough.
@_exported public import StrategyExports

// The code that `@Mapped` generates names these types too.
@_exported public import struct JSONCore.CursorFailure
@_exported public import struct JSONCore.JSONCursor
