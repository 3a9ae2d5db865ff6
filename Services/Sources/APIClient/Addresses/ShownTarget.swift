internal import JSONCore

/// The path and query of a request, as errors and logs show them.
enum ShownTarget {
  /// Hides the values of items whose names look like secrets: query items, and path items after a semicolon.
  ///
  /// - Complexity: O(*n*): for each of three layers of percent-encoding, a byte is read twice, to find the
  ///   ends of items and names, and as part of a name.
  static func text(of target: String, isSecret: (String) -> Bool = SecretItemName.matches) -> String {
    // Compares bytes: a delimiter with a combining mark is a different character, and interceptors may set
    // any path.
    let bytes = target.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: "?"))
    let path = bytes[..<(mark ?? bytes.endIndex)]
    var shown =
      path.contains(UInt8(ascii: ";"))
      ? items(of: path, separator: UInt8(ascii: "/"), beginWithName: false, isSecret)
      : String(Substring(path))
    if let mark {
      shown += "?"
      shown += items(
        of: bytes[bytes.index(after: mark)...], separator: UInt8(ascii: "&"), beginWithName: true, isSecret)
    }
    return shown
  }

  private static func items(
    of text: Substring.UTF8View, separator: UInt8, beginWithName: Bool, _ isSecret: (String) -> Bool
  ) -> String {
    text.split(separator: separator, omittingEmptySubsequences: false)
      .map { shown($0, beginsWithName: beginWithName, isSecret) }
      .joined(separator: String(UnicodeScalar(separator)))
  }

  /// An item, without its value if that is secret. A name may also follow a semicolon or another question
  /// mark. A secret value may contain either, so everything from the end of its name to the end of the item
  /// is hidden. A value may be a URL with items of its own, percent-encoded once or twice.
  private static func shown(
    _ item: Substring.UTF8View, beginsWithName: Bool, _ isSecret: (String) -> Bool
  ) -> String {
    var ends = [endOfSecretName(in: item, beginsWithName, isSecret)]
    if item.contains(UInt8(ascii: "%")) {
      var layer = DecodedBytes(item)
      for _ in 1...2 {
        layer = layer.decoded()
        ends.append(endOfSecretName(in: layer.bytes, beginsWithName, isSecret).map { layer.places[$0] })
      }
    }
    guard let end = ends.compactMap(\.self).min() else { return String(Substring(item)) }
    return String(Substring(item.prefix(end))) + SecretItemName.hidden
  }

  /// The offset after the equals sign of the first name that looks like that of a secret.
  private static func endOfSecretName(
    in text: some Collection<UInt8>, _ beginsWithName: Bool, _ isSecret: (String) -> Bool
  ) -> Int? {
    var start = beginsWithName ? text.startIndex : nil
    for (offset, place) in text.indices.enumerated() {
      switch text[place] {
      case UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "#"):
        start = text.index(after: place)
      case UInt8(ascii: "="):
        if let start, isSecret(DecodedBytes(text[start..<place]).text) { return offset + 1 }
        start = nil
      default: break
      }
    }
    return nil
  }

  /// An item whose text may not be percent-encoded, without a value that is secret.
  static func item(_ text: String) -> String {
    shown(Substring(text).utf8, beginsWithName: true, SecretItemName.matches)
  }

  /// A query of percent-encoded items, without the values that are secret.
  static func query(_ text: String) -> String {
    items(
      of: Substring(text).utf8, separator: UInt8(ascii: "&"), beginWithName: true, SecretItemName.matches)
  }
}

/// The displayed form of a path with values that were marked as secret.
struct ShownPath: Sendable {
  /// The path and query as they are sent.
  let sent: String
  /// The path and query with the secrets hidden.
  let shown: String
  /// The secrets, percent-encoded.
  let secrets: [String]

  /// The displayed form of a path. If an interceptor or a redirect has changed the path, the secrets are
  /// hidden wherever they occur: as they are, or percent-encoded once or twice, in any spelling of the
  /// encoding.
  ///
  /// - Complexity: O(*n*) in the length of the path for each secret. Secrets are written in source code, so
  ///   there are few.
  func text(of path: String) -> String {
    if path == sent { return shown }
    let source = Array(path.utf8)
    var isHidden = [Bool](repeating: false, count: source.count)
    let values = secrets.map { DecodedBytes($0.utf8).decoded().bytes }
    var layer = DecodedBytes(source)
    for _ in 0...2 {
      for value in values where !value.isEmpty {
        // Compares bytes: the last character of a secret may have a combining mark there.
        for range in layer.bytes.ranges(of: value) {
          let (start, end) = (layer.places[range.lowerBound], layer.places[range.upperBound])
          for index in start..<end { isHidden[index] = true }
        }
      }
      layer = layer.decoded()
    }
    var text: [UInt8] = []
    for (index, byte) in source.enumerated() {
      if !isHidden[index] {
        text.append(byte)
      } else if index == 0 || !isHidden[index - 1] {
        text += SecretItemName.hidden.utf8
      }
    }
    return ShownTarget.text(of: String(decoding: text, as: UTF8.self))
  }
}

/// The bytes of a string without percent-encoding, with the offset of each in the string. A plus counts as a
/// space.
private struct DecodedBytes {
  private(set) var bytes: [UInt8] = []
  /// The offsets; the additional last element is the end of the string.
  private(set) var places: [Int] = [0]

  private init() {}

  init(_ text: some Collection<UInt8>) {
    bytes = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    places = Array(0...text.count)
  }

  /// The string with one layer of percent-encoding removed.
  var text: String { String(decoding: decoded().bytes, as: UTF8.self) }

  /// The bytes with one layer of percent-encoding removed.
  func decoded() -> DecodedBytes {
    var result = DecodedBytes()
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), index + 1 < bytes.count,
        let code = UInt8(String(decoding: bytes[index..<index + 2], as: UTF8.self), radix: 16)
      {
        byte = code == UInt8(ascii: "+") ? UInt8(ascii: " ") : code
        index += 2
      }
      result.bytes.append(byte)
      result.places.append(places[index])
    }
    return result
  }
}
