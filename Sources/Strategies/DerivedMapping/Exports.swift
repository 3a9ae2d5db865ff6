// Re-exported, so that one import is enough.
@_exported public import StrategyExports

// What `@Mapped` writes names these too.
@_exported public import struct JSONCore.CursorFailure
@_exported public import struct JSONCore.JSONCursor
