// One import is enough for those who use this dialect.
@_exported public import StrategyExports

// What `@Mapped` writes names these too.
@_exported public import struct JSONCore.CursorFailure
@_exported public import struct JSONCore.JSONCursor
