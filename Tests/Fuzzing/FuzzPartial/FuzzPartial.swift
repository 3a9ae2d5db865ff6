import JSONMapping
import JSONStreaming

@testable import JSONCore

/// The entry point that libFuzzer calls. Checks that the value so far depends only on the text so far, not on
/// its chunks, and that the complete text has the value, or the error, of decoding it as a whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPartial(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = input.first else { return 0 }
  // The first byte determines the length of the chunks, and the options.
  let text = Array(input.dropFirst())
  let size = max(1 + Int(first & 0x1F), text.count / 32)
  let options = JSONParseOptions(
    depthLimit: 20, duplicateKeys: first & 0x20 == 0 ? .useFirst : .reject,
    tolerances: first & 0x40 != 0 ? .trailingCommas : [])
  let mapper = AnyMapper(configuration: MappingConfiguration(parsing: options))
  check(mapper, text, size, showsStrings: first & 0x80 == 0)
  check(mapper.array, text, size, showsStrings: first & 0x80 == 0)
  return 0
}

private func check<Mapper: Decoding>(
  _ mapper: Mapper, _ text: [UInt8], _ size: Int, showsStrings: Bool
) where Mapper.Model: Equatable {
  let partial = mapper.partial(includesIncompleteStrings: showsStrings)
  // Gets single bytes, and no question before the end.
  let other = mapper.partial(includesIncompleteStrings: showsStrings)
  let whole = Result { () throws(JSONError) in try mapper.decode(text) }
  do throws(JSONError) {
    var end = 0
    while end < text.count {
      let chunk = text[end...].prefix(size)
      end = chunk.endIndex
      try partial.append(chunk)
      for byte in chunk { try other.append(CollectionOfOne(byte)) }
      let value = try partial.value()
      checkAccepted(text[..<end], mapper.configuration.parsing)
      let fresh = mapper.partial(includesIncompleteStrings: showsStrings)
      try fresh.append(text[..<end])
      let same = try fresh.value()
      precondition(same == value, "the chunks determine the value")
    }
    let models = (try partial.finish(), try other.finish())
    guard case .success(let model) = whole else { preconditionFailure("the whole is refused") }
    precondition(models == (model, model), "the whole has another value")
  } catch {
    precondition(!error.rendered().isEmpty && (try? OwnedJSON(parsing: error.json)) != nil)
    guard case .failure(let other) = whole else { preconditionFailure("the whole is accepted: \(error)") }
    // An error of a complete part is thrown before the rest of the text is read. A syntax error has the code
    // for the text that had arrived.
    guard error.issue.category != .data else { return }
    precondition(
      error.issue.path == other.issue.path && error.issue.location?.offset == other.issue.location?.offset
        && error.line == other.line && error.column == other.column, "\(error), not \(other)")
  }
}

/// Checks that more text could make a text valid JSON. A character that isn't complete isn't read yet.
private func checkAccepted(_ text: ArraySlice<UInt8>, _ options: JSONParseOptions) {
  do throws(JSONError) { _ = try Document(parsing: Array(examined(text)), options: options) } catch {
    // A repeated key is refused with its value.
    precondition(error.issue.category == .incomplete || error.issue.code == .duplicateKey, "\(error)")
  }
}

/// The text without the incomplete character at its end.
private func examined(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard let start = text.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return text }
  let length = text[start] < 0xE0 ? 2 : text[start] < 0xF0 ? 3 : 4
  let isIncomplete = text[start] >= 0xC2 && text.endIndex - start < length && canBeCompleted(text[start...])
  guard isIncomplete else { return text }
  // An incomplete character before another one is malformed.
  let rest = text[..<start]
  return examined(rest) == rest ? rest : text
}

private struct AnyMapper: Decoding {
  var configuration: MappingConfiguration

  func decode(_ json: JSONValue) throws(JSONError) -> OwnedJSON { try OwnedJSON.read(json) }
}
