import Catalog
import CatalogManual
import DerivedMapping
import Glibc
import JSONMapping

@testable import JSONCore

/// The entry point that libFuzzer calls. Checks that a cursor and a document decode equal models, and that a
/// text has the same result or error as its document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDerived(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  compare(bytes, JSONParseOptions())
  // A cursor isn't used with these options.
  for options in [
    JSONParseOptions(duplicateKeys: .useLast, tolerances: .trailingCommas),
    JSONParseOptions(duplicateKeys: .reject),
  ] {
    guard let document = try? Document(parsing: bytes, options: options) else { continue }
    compare(Record.self, bytes, options, document)
    compare(Picture.self, bytes, options, document)
    compare(Message.self, bytes, options, document)
  }
  return 0
}

private let types: [any (JSONDecodable & JSONWritable & Equatable).Type] = [
  Movie.self, [Movie].self, User.self, Skill.self, [Skill].self, [Todo].self, Record.self, [Record].self,
  Picture.self, Message.self, Choice.self,
]

private let catalogue = SkillCatalogue((1...8).map { Skill(id: $0, name: "Skill \($0)", level: .novice) })

private func compare(_ bytes: [UInt8], _ options: JSONParseOptions) {
  guard let document = try? Document(parsing: bytes, options: options) else {
    return checkRefused(bytes, options)
  }
  for type in types { compare(type, bytes, options, document) }
}

private func compare<Model: JSONDecodable & JSONWritable & Equatable>(
  _ type: Model.Type, _ bytes: [UInt8], _ options: JSONParseOptions, _ document: Document
) {
  let mapper = DerivedMapper<Model>(context: catalogue, parsing: options)
  let byDocument = result { () throws(JSONError) in try mapper.decode(document) }
  let byText = result { () throws(JSONError) in try mapper.decode(bytes) }
  guard byText == byDocument else { fail("a text is \(byText), its document \(byDocument)") }
  guard let byCursor = readByCursor(type, bytes, options) else { return }
  guard byDocument == .success(byCursor) else { fail("a cursor reads \(byCursor), a document \(byDocument)") }
  checkEncoding(byCursor)
}

/// Checks that a text that isn't JSON isn't a model, and that the error is that of the text.
private func checkRefused(_ bytes: [UInt8], _ options: JSONParseOptions) {
  let byDocument = result { () throws(JSONError) in
    let document = try Document(parsing: bytes, options: options)
    return document.root.kind
  }
  let byText = result { () throws(JSONError) in
    _ = try DerivedMapper<Record>(parsing: options).decode(bytes)
    return JSONKind.null
  }
  guard byText == byDocument else { fail("a text is \(byText), its document \(byDocument)") }
  for type in types where readByCursor(type, bytes, options) != nil { fail("a cursor reads what is no JSON") }
}

private func result<Model>(_ read: () throws(JSONError) -> Model) -> Result<Model, JSONError> {
  do throws(JSONError) { return .success(try read()) } catch { return .failure(error) }
}

/// The model that a cursor decodes, even if the mapper would use the document; `nil` if the cursor leaves the
/// value to the document.
private func readByCursor<Model: JSONDecodable>(
  _ type: Model.Type, _ bytes: [UInt8], _ options: JSONParseOptions
) -> Model? {
  let mapper = DerivedMapper<Model>(context: catalogue, parsing: options)
  return try? JSONCursor.read(bytes.span.bytes, options: options) { (cursor) throws(CursorFailure) in
    try mapper.decode(from: &cursor)
  }
}

/// Checks that a decoded model can be encoded, and that the text decodes to a model with the same text.
private func checkEncoding<Model: JSONDecodable & JSONWritable>(_ model: Model) {
  let mapper = DerivedMapper<Model>(context: catalogue, writing: JSONWriteOptions(sortedKeys: true))
  let text = result { () throws(JSONError) in try mapper.encodeToString(model) }
  let again = result { () throws(JSONError) in try mapper.encodeToString(try mapper.decode(try text.get())) }
  guard again == text else { fail("the round trip changes \(text) to \(again)") }
  if case .failure(let error) = text { fail("\(model) can't be encoded: \(error)") }
}

/// Stops the program with a message, which a failed precondition doesn't print in release mode.
private func fail(_ message: String) -> Never {
  let text = message + "\n"
  _ = text.withCString { write(2, $0, text.utf8.count) }
  preconditionFailure(message)
}
