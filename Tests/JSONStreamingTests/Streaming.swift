import JSONCore
import JSONMapping
import JSONStreaming
import ManualMapping

/// What a stream gives: its values, and the error at its end.
struct StreamOutcome<Model: Equatable>: Equatable {
  var models: [Model] = []
  var error: JSONError?

  /// What the outcome says, as far as it must not depend on where chunks end.
  var told: [String] { models.map { "\($0)" } + [error?.rendered()].compactMap(\.self) }
}

/// Where the chunks of a text end.
enum Chunking: CustomStringConvertible, Sendable {
  /// All chunks are this long.
  case size(Int)
  /// There are two, the first of this length.
  case split(Int)

  var description: String {
    switch self {
    case .size(let size): "chunks of \(size)"
    case .split(let place): "split at \(place)"
    }
  }

  func chunks(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    switch self {
    case .size(let size):
      stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
    case .split(let place): [bytes[..<place], bytes[place...]]
    }
  }
}

/// Reads a stream chunk by chunk.
func outcome<Model>(
  of bytes: [UInt8], _ mapper: any Decoding<Model>, _ form: StreamForm, _ chunking: Chunking,
  options: StreamOptions = StreamOptions()
) -> StreamOutcome<Model> {
  let decoder = StreamDecoder(mapper, form, options: options)
  var outcome = StreamOutcome<Model>()
  do throws(JSONError) {
    for chunk in chunking.chunks(of: bytes) {
      decoder.append(chunk)
      while let model = try decoder.next() { outcome.models.append(model) }
    }
    decoder.finish()
    while let model = try decoder.next() { outcome.models.append(model) }
  } catch {
    outcome.error = error
  }
  return outcome
}

/// The mapping of any JSON.
struct AnyJSONMapper: Mapping {
  var configuration = MappingConfiguration()

  func decode(_ json: JSONValue) throws(JSONError) -> OwnedJSON { OwnedJSON.read(json) }

  func encode(_ model: OwnedJSON, into writer: inout JSONWriter) throws(JSONError) {
    try model.write(to: &writer)
  }
}

extension JSONError {
  /// What must be the same however a text was read.
  var place: String {
    "\(issue.code) \(issue.path) \(issue.location.map { "\($0)" } ?? "") \(issue.category)"
  }
}

/// A movie, as far as tests of errors need one.
struct Film: Hashable, Sendable {
  var title: String
  var rating: Double
}

extension Film: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(title: try json["title"], rating: try json["rating"])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("title", title)
    try json.put("rating", rating)
  }
}

/// A number of any JSON.
func number(_ value: Int) -> OwnedJSON { .number(JSONNumber(value)) }
