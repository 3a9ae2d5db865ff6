// The names of JSONMapping that whoever maps also writes, and those of JSONCore. `Decoding` and `Encoding`, the halves
// of `Mapping`, are too common to come with every dialect; `import JSONMapping` has them.

@_exported public import JSONVocabulary
@_exported public import struct JSONMapping.AlternativeMapping
@_exported public import struct JSONMapping.ArrayMapping
@_exported public import struct JSONMapping.ClosureField
@_exported public import struct JSONMapping.ConvertedDecoding
@_exported public import struct JSONMapping.DataField
@_exported public import struct JSONMapping.DateField
@_exported public import struct JSONMapping.DecimalField
@_exported public import struct JSONMapping.DictionaryMapping
@_exported public import struct JSONMapping.DroppedElement
@_exported public import struct JSONMapping.KeyPathMapping
@_exported public import struct JSONMapping.LossyArray
@_exported public import struct JSONMapping.LossyArrayMapping
@_exported public import protocol JSONMapping.Mapping
@_exported public import struct JSONMapping.MappingConfiguration
@_exported public import protocol JSONMapping.MappingConfigured
@_exported public import struct JSONMapping.OptionalMapping
@_exported public import struct JSONMapping.RawValueField
@_exported public import struct JSONMapping.RulesMapping
@_exported public import struct JSONMapping.URLField
