import Foundation
public import JSONCore

extension Mapper {
  /// ObjectMapper's rules.
  @usableFromInline
  var options: MapOptions {
    var options = MapOptions(mode: .lenient, shouldIncludeNilValues: shouldIncludeNilValues)
    options.dropsUnwritable = true
    return options
  }

  /// Reads text; `nil` for text that isn't JSON, and if `body` throws.
  @usableFromInline
  func read<Result>(
    text: String, _ body: (JSONValue, MapOptions) throws(JSONError) -> Result
  ) -> Result? {
    read({ () throws(JSONError) in try LegacySource(text, parsing: parsing) }, body)
  }

  /// Reads a tree of Foundation's objects; `nil` if `body` throws.
  func read<Result>(
    object: Any?, _ body: (JSONValue, MapOptions) throws(JSONError) -> Result
  ) -> Result? {
    read({ () throws(JSONError) in try LegacySource(object) }, body)
  }

  /// Maps text; `nil` if that fails.
  @inlinable
  func values<Values: MappableValue>(text: String) -> Values? {
    read(text: text) { (json, options) throws(JSONError) in try .mapped(from: json, options: options) }
  }

  /// Maps a tree of Foundation's objects; `nil` if that fails.
  func values<Values: MappableValue>(_ object: Any?) -> Values? {
    read(object: object) { (json, options) throws(JSONError) in try .mapped(from: json, options: options) }
  }

  /// A closure that maps JSON onto a value.
  func remapping<Value: MappableValue>(
    _ value: Value
  ) -> (JSONValue, MapOptions) throws(JSONError) -> Value {
    { (json, options) throws(JSONError) in
      var value = value
      try value.remap(from: json, options: options)
      return value
    }
  }

  /// The text of a file, at a path or in the main bundle; `nil` if it can't be read.
  func text(ofFile name: String) -> String? {
    let text = JSONFile.text(name)
    if text == nil { swallowed?.add(JSONError(.custom("the file \(name) can't be read"))) }
    return text
  }

  private func read<Result>(
    _ source: () throws(JSONError) -> LegacySource,
    _ body: (JSONValue, MapOptions) throws(JSONError) -> Result
  ) -> Result? {
    let options = options
    do throws(JSONError) {
      return try source().withRoot(context, collectingIn: swallowed) { (json) -> Result? in
        do throws(JSONError) {
          return try body(json, options)
        } catch {
          json.swallow(error)
          return nil
        }
      }
    } catch {
      swallowed?.add(error)
      return nil
    }
  }
}

extension LegacySource {
  /// Calls `body` with the root, in a context if there is one.
  func withRoot<Result>(
    _ context: (any MapContext)?, collectingIn swallowed: SwallowedErrors?,
    _ body: (JSONValue) -> Result
  ) -> Result {
    let root = document.root
    func collect(_ json: JSONValue) -> Result {
      if let swallowed { swallowed.collecting(json, body) } else { body(json) }
    }
    guard let context = decodingContext(context) else { return collect(root) }
    return root.withContext(context) { collect($0) }
  }
}

/// Files by path; a name without a folder refers to the main bundle.
enum JSONFile {
  /// The text of a file; `nil` if there is none.
  static func text(_ name: String) -> String? {
    if let text = try? String(contentsOfFile: name, encoding: .utf8) { return text }
    return Bundle.main.path(forResource: name, ofType: nil).flatMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }
}
