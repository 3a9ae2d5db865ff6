// The names of JSONCore that code about models uses: values, keys, errors and options. The others are names
// that programs and test frameworks use themselves, such as `Issue` and `SourceLocation` in Swift Testing;
// `import JSONCore` imports them all.

@_exported public import struct JSONCore.Drift
@_exported public import protocol JSONCore.DynamicKey
@_exported public import enum JSONCore.IssueCategory
@_exported public import enum JSONCore.IssueCode
@_exported public import enum JSONCore.IssueExpectation
@_exported public import enum JSONCore.IssueKind
@_exported public import struct JSONCore.JSONArray
@_exported public import struct JSONCore.JSONError
@_exported public import struct JSONCore.JSONKey
@_exported public import struct JSONCore.JSONKeyPath
@_exported public import struct JSONCore.JSONKeyStrategy
@_exported public import enum JSONCore.JSONKind
@_exported public import struct JSONCore.JSONMember
@_exported public import struct JSONCore.JSONNumber
@_exported public import struct JSONCore.JSONObject
@_exported public import protocol JSONCore.JSONObjectKey
@_exported public import protocol JSONCore.JSONObjectWritable
@_exported public import struct JSONCore.JSONParseOptions
@_exported public import struct JSONCore.JSONPath
@_exported public import protocol JSONCore.JSONReadable
@_exported public import struct JSONCore.JSONValue
@_exported public import protocol JSONCore.JSONWritable
@_exported public import struct JSONCore.JSONWriteOptions
@_exported public import struct JSONCore.JSONWriter
@_exported public import enum JSONCore.OwnedJSON
@_exported public import enum JSONCore.Presence
