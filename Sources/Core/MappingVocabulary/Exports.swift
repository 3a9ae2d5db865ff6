// The names of JSONMapping that mapping code uses, and those of JSONCore. `Decoding` and `Encoding`, the
// halves of `Mapping`, are too common to be exported by every strategy; `import JSONMapping` exports them.

@_exported public import JSONVocabulary

@_exported public import struct JSONMapping.AlternativeMapping
@_exported public import struct JSONMapping.ArrayMapping
@_exported public import struct JSONMapping.BooleanNumberField
@_exported public import struct JSONMapping.BooleanStringField
@_exported public import struct JSONMapping.ClosureField
@_exported public import struct JSONMapping.ConvertedDecoding
@_exported public import struct JSONMapping.DataField
@_exported public import struct JSONMapping.DateField
@_exported public import struct JSONMapping.DecimalField
@_exported public import struct JSONMapping.DecimalStringField
@_exported public import struct JSONMapping.DictionaryMapping
@_exported public import struct JSONMapping.DroppedElement
@_exported public import struct JSONMapping.DurationField
@_exported public import struct JSONMapping.KeyPathMapping
@_exported public import struct JSONMapping.LossyArray
@_exported public import struct JSONMapping.LossyArrayMapping
@_exported public import protocol JSONMapping.Mapping
@_exported public import struct JSONMapping.MappingConfiguration
@_exported public import protocol JSONMapping.MappingConfigured
@_exported public import protocol JSONMapping.MappingProviding
@_exported public import protocol JSONMapping.NumberStringConvertible
@_exported public import struct JSONMapping.NumberStringField
@_exported public import struct JSONMapping.OptionalMapping
@_exported public import struct JSONMapping.RawValueFallbackField
@_exported public import struct JSONMapping.RawValueField
@_exported public import struct JSONMapping.RulesMapping
@_exported public import struct JSONMapping.SetMapping
@_exported public import struct JSONMapping.TaggedCase
@_exported public import struct JSONMapping.TaggedMapping
@_exported public import struct JSONMapping.URLField
@_exported public import struct JSONMapping.UUIDField
@_exported public import struct JSONMapping.UnknownTaggedCase
