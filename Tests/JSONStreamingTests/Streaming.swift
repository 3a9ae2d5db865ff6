import JSONMapping
import JSONStreaming
import ManualMapping
import MappingTestSupport
import Testing

/// The values of a stream, and the error at its end.
struct StreamOutcome<Model: Equatable>: Equatable {
  var models: [Model] = []
  var error: JSONError?

  /// The parts of the outcome that must not depend on where chunks end.
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

  /// Every split of a text, and chunks of some sizes.
  static func splits(of bytes: [UInt8], sizes: [Int]) -> [Chunking] {
    (0...bytes.count).map { .split($0) } + sizes.map { .size($0) }
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
  } catch { outcome.error = error }
  return outcome
}

func outcome<Model>(
  of text: String, _ mapper: any Decoding<Model>, _ form: StreamForm, _ chunking: Chunking,
  options: StreamOptions = StreamOptions()
) -> StreamOutcome<Model> { outcome(of: Array(text.utf8), mapper, form, chunking, options: options) }

/// Expects the same elements at a path, or the same error, as from decoding the whole document.
func expectSameAsWhole<Model: Equatable>(
  _ mapper: some Decoding<Model>, _ bytes: [UInt8], at path: JSONKeyPath, _ comment: String,
  sizes: [Int] = Thoroughness.isFull ? [1, 7, 256, 1 << 20] : [7, 1 << 20]
) throws {
  let whole = Result { () throws(JSONError) in try mapper.array.at(path).decode(bytes) }
  for size in sizes {
    let outcome = outcome(of: bytes, mapper, .elements(at: path), .size(size))
    switch whole {
    case .success(let models): #expect(outcome == StreamOutcome(models: models), "\(comment) \(size)")
    case .failure(let error):
      // An error on the path to the array is reported before the rest of the text is read.
      let isWay = outcome.error?.issue.category == .data && mapper is AnyJSONMapper
      guard !isWay || error.issue.category == .data else { continue }
      #expect(outcome.error?.place == error.place, "\(comment) \(size)")
      #expect(outcome.error?.description == error.description, "\(comment) \(size)")
    }
  }
}

/// The mapping of any JSON.
struct AnyJSONMapper: Mapping, ModelMapper {
  let configuration: MappingConfiguration

  func decode(_ json: JSONValue) throws(JSONError) -> OwnedJSON { try OwnedJSON.read(json) }

  func encode(_ model: OwnedJSON, into writer: inout JSONWriter) throws(JSONError) {
    try model.write(to: &writer)
  }
}

extension JSONError {
  /// The parts that must not depend on how a text was decoded.
  var place: String {
    "\(issue.code) \(issue.path) \(issue.location.map { "\($0)" } ?? "") \(issue.category)"
  }
}

/// The part of a movie that tests of errors need.
struct Film: Hashable, Sendable {
  var title: String
  var rating: Double
}

extension Film: ManualMappable {
  init(json: JSONObject) throws(JSONError) { self.init(title: try json["title"], rating: try json["rating"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("title", title)
    try json.put("rating", rating)
  }
}

/// A number of any JSON.
func number(_ value: Int) -> OwnedJSON { .number(JSONNumber(value)) }

/// Passes chunks to a reader, and collects its values, also after errors.
func drain<Value>(
  _ chunks: some Sequence<ArraySlice<UInt8>>, append: (ArraySlice<UInt8>) -> Void, finish: () -> Void,
  next: () throws(JSONError) -> Value?
) -> (values: [Value], errors: [JSONError]) {
  var result: (values: [Value], errors: [JSONError]) = ([], [])
  func take() {
    while true {
      do throws(JSONError) {
        guard let value = try next() else { return }
        result.values.append(value)
      } catch { result.errors.append(error) }
    }
  }
  for chunk in chunks {
    append(chunk)
    take()
  }
  finish()
  take()
  return result
}

extension StreamDecoder {
  /// All values and errors of a text.
  func drained(_ bytes: [UInt8], _ chunking: Chunking) -> (values: [Model], errors: [JSONError]) {
    drain(chunking.chunks(of: bytes), append: { append($0) }, finish: finish) { () throws(JSONError) in
      try next()
    }
  }
}
