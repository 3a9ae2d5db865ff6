import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping

/// The entry point that libFuzzer calls: all strategies must agree on what a document is, or on what is wrong with it.
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
  return 0
}

private let strategies = CatalogStrategy.all(
  skills: SkillCatalogue((1...8).map { Skill(id: $0, name: "Skill \($0)", level: .novice) })
)

private func compare<Model: Equatable>(_ mappings: [any Mapping<Model>], _ bytes: [UInt8]) {
  var answers: [Result<Model, JSONError>] = []
  for mapping in mappings {
    do throws(JSONError) {
      let model = try mapping.decode(bytes)
      checkEncoding(model, mapping)
      answers.append(.success(model))
    } catch {
      checkPlace(error, in: bytes.count)
      answers.append(.failure(error))
    }
  }
  for answer in answers.dropFirst() {
    precondition(answer == answers[0], "strategies differ: \(answers)")
  }
}

/// What was decoded can be encoded, and decodes to the same model again.
private func checkEncoding<Model: Equatable>(_ model: Model, _ mapping: any Mapping<Model>) {
  do throws(JSONError) {
    let again = try mapping.decode(try mapping.encode(model))
    precondition(again == model, "the round trip changes \(model)")
  } catch {
    preconditionFailure("\(model) can't be encoded: \(error)")
  }
}

private func checkPlace(_ error: JSONError, in count: Int) {
  precondition(error.issues.count == 1 && error.isResolved, "\(error)")
  guard let location = error.issue.location else {
    preconditionFailure("an error without a place: \(error)")
  }
  precondition(location.offset >= 0 && location.offset + location.length <= count, "\(error)")
  precondition(!error.rendered().isEmpty)
}
