import FoundationBackend
import JSONCore
import JanssonBackend

let backends: [any JSONBackend.Type] = [NativeBackend.self, JanssonBackend.self, FoundationBackend.self]

extension JSONBackend {
  /// The result for a text: the native writer's text of the document, or the code of the error.
  static func outcome(
    _ bytes: [UInt8], _ options: JSONParseOptions = JSONParseOptions(), sortedKeys: Bool = false
  ) -> String {
    do throws(JSONError) {
      let document = try parse(bytes, options: options)
      let writing = JSONWriteOptions(sortedKeys: sortedKeys, depthLimit: 10_000)
      return String(decoding: try NativeBackend.serialize(document.root, options: writing), as: UTF8.self)
    } catch {
      return error.issue.code.rawValue
    }
  }

  static func outcome(_ text: String, _ options: JSONParseOptions = JSONParseOptions()) -> String {
    outcome(Array(text.utf8), options)
  }
}
