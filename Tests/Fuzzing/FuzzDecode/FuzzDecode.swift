import Catalog
import CatalogStrategies
import Glibc
import JSONCore
import JSONMapping

/// The entry point that libFuzzer calls. Checks that all strategies decode the same model or report the same
/// error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecode(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  compare(strategies.map(\.movie), bytes)
  compare(strategies.map(\.movies), bytes)
  compare(strategies.map(\.user), bytes)
  compare(strategies.map(\.users), bytes)
  compare(strategies.map(\.skills), bytes)
  compare(strategies.map(\.todo), bytes)
  compare(strategies.map(\.todos), bytes)
  compareByRules(bytes)
  return 0
}

let strategies = CatalogStrategy.all(
  skills: SkillCatalogue((1...8).map { Skill(id: $0, name: "Skill \($0)", level: .novice) }))

private func compare<Model: Equatable>(_ mappings: [any Mapping<Model>], _ bytes: [UInt8]) {
  var answers: [Result<Model, Place>] = []
  for mapping in mappings {
    do throws(JSONError) {
      let model = try mapping.decode(bytes)
      checkEncoding(model, mapping)
      answers.append(.success(model))
    } catch {
      checkPlace(error, in: bytes.count)
      answers.append(.failure(Place(error.issue)))
    }
  }
  for answer in answers.dropFirst() where answer != answers[0] { fail("strategies differ: \(answers)") }
}

/// Stops the program with a message, which a failed precondition doesn't print in release mode.
func fail(_ message: String) -> Never {
  let text = message + "\n"
  _ = text.withCString { write(2, $0, text.utf8.count) }
  preconditionFailure(message)
}

/// The part of an error that must be equal for all strategies. The expected type may differ.
private struct Place: Error, Equatable {
  let code: IssueCode
  let path: JSONPath
  let location: SourceLocation?
  let model: String?
  let property: String?

  init(_ issue: Issue) {
    code = issue.code
    path = issue.path
    location = issue.location
    model = issue.model
    property = issue.property
  }
}

/// Checks that a decoded model can be encoded, and decodes to the same model again.
private func checkEncoding<Model: Equatable>(_ model: Model, _ mapping: any Mapping<Model>) {
  do throws(JSONError) {
    let again = try mapping.decode(try mapping.encode(model))
    guard again == model else { fail("the round trip changes \(model)") }
  } catch { fail("\(model) can't be encoded: \(error)") }
}

private func checkPlace(_ error: JSONError, in count: Int) {
  guard error.issues.count == 1, error.isResolved else { fail("unresolved: \(error)") }
  guard let location = error.issue.location else { fail("an error without a place: \(error)") }
  guard location.offset >= 0, location.offset + location.length <= count, !error.rendered().isEmpty else {
    fail("a place outside of the text: \(error)")
  }
}
