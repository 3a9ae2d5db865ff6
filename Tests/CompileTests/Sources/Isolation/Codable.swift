import CodableMapping
import Foundation
import JSONMapping

struct Todo: Codable {
  var id: Int
}

// `CodableIsolationTests` call what accepts these models, and `MapperIsolationTests` map nonisolated ones.

func elsewhereByTheOriginal(_ data: Data) {
  // error
  Task.detached { try CodableDecoder().decode(Todo.self, from: data).id }
}

func byAMapper() throws {
  // error
  _ = try CodableMapper<Todo>().decode("{}")
}

func ofAnArray() throws {
  // error
  let mapping: any Mapping<[Todo]> = CodableMapper<[Todo]>()
}

func elsewhere() {
  // error
  Task.detached { try CodableMapper<Todo>().array.decode("{}") }
}

struct Read: Decodable {
  var id: Int
}

struct Written: Encodable {
  var id: Int
}

func inOneDirection() throws {
  // error
  let reading: any Decoding<Read> = CodableMapper<Read>()
  // error
  let writing: any Encoding<Written> = CodableMapper<Written>()
}

enum Unknown: DefaultValue {
  static let value = 0
}

enum IDField: CodedField {
  static let mapping = NumberStringField<Int>()
}

// A model of the main actor may have a default of the main actor; a field, which any thread may use, may not.
struct Member: Codable {
  @Defaulted<Unknown> var level: Int
  @CodedBy<IDField> var id: Int
}

func defaults(_ data: Data) throws -> Int {
  try CodableDecoder().decode(Member.self, from: data).level
}

// error
struct LenientMember: Codable {
  // error
  @CodedBy<IDField.Defaulted<Unknown>> var id: Int
}

nonisolated enum FreelyUnknown: DefaultValue {
  static let value = 0
}

nonisolated enum FreeIDField: CodedField {
  static let mapping = NumberStringField<Int>()
}

// Swift 6.3 accepts no property wrapper in a nonisolated struct.
struct FreeMember: Sendable {
  @Defaulted<FreelyUnknown> var level: Int
  @CodedBy<FreeIDField.Defaulted<FreelyUnknown>> var id: Int
}

nonisolated extension FreeMember: Codable {}

func freeDefaults() {
  Task.detached { try CodableMapper<FreeMember>().decode("{}") }
}

// A type with its own mapping, whose form all strategies encode.
nonisolated struct FreeMark: MappingProviding, JSONWritable, Codable {
  var name = ""

  static let mapping = ClosureField<String, FreeMark>(from: { FreeMark(name: $0) }, to: { $0.name })

  func write(to writer: inout JSONWriter) throws(JSONError) { writer.write(name) }
}

func freeMarks() {
  let mapping: any Mapping<[FreeMark]> = CodableMapper<FreeMark>().array
  Task.detached { try mapping.encode([FreeMark()]) }
}
