/// A type of this package that is written as JSON for machines, and read back to an equal value.
///
/// The form is a tree, so that one description serves `JSONWriter`, `JSONValue` and the standard library's
/// coders.
protocol MachineForm: JSONReadable, JSONWritable, Codable {
  var machineForm: OwnedJSON { get }
  init(machineForm: OwnedJSON) throws(MachineFormMisfit)
}

/// The reason why a tree is not the machine form of the requested type.
struct MachineFormMisfit: Error {
  var reason: String
}

// Public, because they satisfy the requirements of public protocols for public types.
extension MachineForm {
  /// Reads a value from its machine form. The result equals the original, and all its renderings are the
  /// same.
  ///
  /// - Throws: `invalid-format` for anything else.
  public static func read(_ json: JSONValue) throws(JSONError) -> Self {
    do throws(MachineFormMisfit) {
      return try Self(machineForm: OwnedJSON(json))
    } catch {
      throw json.error(
        .invalidFormat(expected: "an error in its machine form", reason: error.reason))
    }
  }

  /// Writes the machine form.
  ///
  /// - Throws: `depth-limit` and `size-limit` of the writer.
  public func write(to writer: inout JSONWriter) throws(JSONError) { try machineForm.write(to: &writer) }

  /// Encodes the machine form.
  ///
  /// - Throws: What the encoder throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws { try CodedTree(machineForm).encode(to: encoder) }

  /// Decodes the machine form.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for anything else, and what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let tree = try CodedTree(from: decoder).json
    do throws(MachineFormMisfit) {
      try self.init(machineForm: tree)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.reason))
    }
  }
}

/// The members of an object that is a machine form.
struct MachineMembers {
  private let members: OwnedJSON.Members

  init(_ form: OwnedJSON) throws(MachineFormMisfit) {
    guard let members = form.objectValue else { throw MachineFormMisfit(reason: "an object is missing") }
    self.members = members
  }

  func has(_ key: String) -> Bool { members[key].map { !$0.isNull } ?? false }

  func value(_ key: String) throws(MachineFormMisfit) -> OwnedJSON {
    guard let value = members[key] else { throw MachineFormMisfit(reason: "\"\(key)\" is missing") }
    return value
  }

  func string(_ key: String) throws(MachineFormMisfit) -> String { try member(key, \.stringValue, "string") }

  func strings(_ key: String) throws(MachineFormMisfit) -> [String] {
    let elements = try array(key)
    let strings = elements.compactMap(\.stringValue)
    guard strings.count == elements.count else {
      throw MachineFormMisfit(reason: "\"\(key)\" holds more than strings")
    }
    return strings
  }

  /// A raw value of a listed type, such as a code.
  func name<Name: RawRepresentable<String>>(
    _ key: String, _ list: String
  ) throws(MachineFormMisfit) -> Name {
    let text = try string(key)
    guard let name = Name(rawValue: text) else {
      throw MachineFormMisfit(reason: "\(quotedJSON(shownText(text))) is no \(list)")
    }
    return name
  }

  /// A count of bytes, lines, elements or the like: never negative.
  func count(_ key: String) throws(MachineFormMisfit) -> Int {
    let count = try int(key)
    guard count >= 0 else { throw MachineFormMisfit(reason: "\"\(key)\" is negative") }
    return count
  }

  func int(_ key: String) throws(MachineFormMisfit) -> Int { try member(key, \.intValue, "integer") }

  func bool(_ key: String) throws(MachineFormMisfit) -> Bool { try member(key, \.boolValue, "boolean") }

  func array(_ key: String) throws(MachineFormMisfit) -> OwnedJSON.Elements {
    try member(key, \.arrayValue, "array")
  }

  private func member<Value>(
    _ key: String, _ read: (OwnedJSON) -> Value?, _ kind: String
  ) throws(MachineFormMisfit) -> Value {
    guard let value = read(try value(key)) else {
      throw MachineFormMisfit(reason: "\"\(key)\" is no \(kind)")
    }
    return value
  }

  /// The elements of an array, none if it is missing.
  func all<Element: MachineForm>(_ key: String, _ type: Element.Type) throws(MachineFormMisfit) -> [Element] {
    guard has(key) else { return [] }
    var elements: [Element] = []
    for element in try array(key) { elements.append(try Element(machineForm: element)) }
    return elements
  }
}
