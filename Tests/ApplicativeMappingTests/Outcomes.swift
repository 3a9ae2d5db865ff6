import ApplicativeMapping
import JSONCore
import Testing

/// The value that an expression decodes from a text, or its error, in one line.
func show<Value>(_ json: String = FieldTests.json, _ read: (JSON) -> Decoded<Value>) throws -> String {
  let document = try Document(parsing: json)
  return read(document.root).description
}

/// The error that the mapper of a model throws for the text, in one line.
func thrown<Model: Decodable & SendableMetatype>(_ model: Model.Type, _ json: String) throws -> String
where Model.DecodedType == Model {
  try #require(throws: JSONError.self) { try ApplicativeMapper<Model>().decode(json) }.description
}
