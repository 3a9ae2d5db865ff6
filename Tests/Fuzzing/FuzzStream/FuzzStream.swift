import JSONCore
import JSONMapping
import JSONStreaming

/// The entry point that libFuzzer calls. Checks that a text has the same result in parts as a whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStream(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = input.first else { return 0 }
  // The first byte determines the length of the chunks, and the options.
  let size = 1 + Int(first & 0x1F)
  let options = JSONParseOptions(
    depthLimit: 20, duplicateKeys: first & 0x20 == 0 ? .useFirst : .reject,
    tolerances: first & 0x40 != 0 ? .trailingCommas : [])
  let mapper = AnyMapper(configuration: MappingConfiguration(parsing: options))
  let text = Array(input.dropFirst())
  for (path, before, behind) in [
    ("", "", ""), ("", "[0,", "]"), ("a", "{\"x\":", ",\"a\":[1]}"), ("a[1]", "{\"a\":[{},[", "]],\"b\":0}"),
  ] { compare(mapper, Array(before.utf8) + text + Array(behind.utf8), JSONKeyPath(path), size) }
  compareLines(mapper, text, size)
  return 0
}

private func compare(_ mapper: AnyMapper, _ text: [UInt8], _ path: JSONKeyPath, _ size: Int) {
  let whole = Result { () throws(JSONError) in try mapper.array.at(path).decode(text) }
  let (models, error) = read(mapper, text, .elements(at: path), size)
  switch whole {
  case .success(let all):
    precondition(error == nil && models == all, "the whole has other elements")
  case .failure(let other):
    guard let issue = error?.issue else { preconditionFailure("the whole is refused: \(other)") }
    precondition(issue.category == .data || issue.code == other.issue.code, "\(issue), not \(other)")
    // An error on the path to the array is reported before the rest of the text is read.
    if issue.category != .data {
      // Only the beginning of a long token is examined.
      precondition(
        issue.path == other.issue.path && issue.location?.offset == other.issue.location?.offset
          && issue.line == other.line && issue.column == other.column, "\(issue), not \(other)")
    }
  }
}

private func compareLines(_ mapper: AnyMapper, _ text: [UInt8], _ size: Int) {
  guard !text.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
  let lines = text.split(separator: 0x0A).filter { line in !line.allSatisfy { " \t\r".utf8.contains($0) } }
  let (models, error) = read(mapper, text, .lines, size)
  for (line, model) in zip(lines, models) {
    precondition((try? mapper.decode(Array(line))) == model, "a line has another value")
  }
  precondition(error == nil ? models.count == lines.count : models.count < lines.count, "lines are missing")
}

private func read(
  _ mapper: AnyMapper, _ text: [UInt8], _ form: StreamForm, _ size: Int
) -> (models: [OwnedJSON], error: JSONError?) {
  let decoder = StreamDecoder(mapper, form)
  var models: [OwnedJSON] = []
  do throws(JSONError) {
    var rest = text[...]
    while !rest.isEmpty {
      decoder.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let model = try decoder.next() { models.append(model) }
    }
    decoder.finish()
    while let model = try decoder.next() { models.append(model) }
  } catch {
    precondition(!error.rendered().isEmpty && (try? OwnedJSON(parsing: error.json)) != nil)
    return (models, error)
  }
  precondition(decoder.isEnded, "the stream goes on behind its end")
  return (models, nil)
}

private struct AnyMapper: Decoding {
  var configuration: MappingConfiguration

  func decode(_ json: JSONValue) throws(JSONError) -> OwnedJSON { try OwnedJSON.read(json) }
}
