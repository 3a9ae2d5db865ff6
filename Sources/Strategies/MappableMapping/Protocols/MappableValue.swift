public import JSONCore

/// What a mapping knows how to map by its type alone: models, and arrays, dictionaries and sets of such
/// values.
///
/// Not to be conformed to directly; conform models to ``Mappable``, ``StaticMappable`` or
/// ``ImmutableMappable``. A type that is `MappingProviding` only declares the conformance:
/// `extension Message: MappableValue {}`.
public protocol MappableValue {
  /// Makes the value from JSON.
  static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self

  /// Makes the value from JSON, and throws whatever a model below throws.
  static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self

  /// Maps JSON onto the value that is there.
  mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError)

  /// Writes the value as JSON.
  func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError)
}

extension MappableValue {
  /// Replaces the value: only models, and dictionaries of them, are mapped onto.
  ///
  /// Throws what mapping a value throws.
  public mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError) {
    self = try .mapped(from: json, options: options)
  }
}

extension Array: MappableValue where Element: MappableValue {
  /// Makes an array; throws the issue of the first element that does not fit, or drops it if lenient.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> [Element] {
    if options.mode == .lenient { try json.checkForModels(arrayOf: Element.self) }
    return try options.array(json) { (element) throws(JSONError) in
      try .mapped(from: element, options: options)
    }
  }

  /// Makes an array; throws what the first failing element throws.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> [Element] {
    guard let array = try? json.array() else { throw json.notCast(to: "[Any]") }
    return try array.mapModels { try Element.mappedOrThrown(from: $0, options: options) }
  }

  /// Writes an array. Throws `depth-limit`, and what an element throws.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in
      try element.writeMapped(to: &writer, options: options)
    }
  }
}

extension Set: MappableValue where Element: MappableValue {
  /// Makes a set from an array; throws the issue of the first element that does not fit, or drops it if
  /// lenient.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Set<Element> {
    Set(try [Element].mapped(from: json, options: options))
  }

  /// Makes a set; throws what the first failing element throws.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Set<Element> {
    Set(try [Element].mappedOrThrown(from: json, options: options))
  }

  /// Writes an array in the order of the set. Throws `depth-limit`, and what an element throws.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeArray(Array(self)) { (element, writer) throws(JSONError) in
      try element.writeMapped(to: &writer, options: options)
    }
  }
}

extension Dictionary: MappableValue where Key == String, Value: MappableValue {
  /// Makes a dictionary from an object; throws the issue of the first value that does not fit. If lenient,
  /// drops such a value, and throws if none is left.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> [String: Value] {
    let values = try options.dictionary(json) { (value) throws(JSONError) in
      try Value.mapped(from: value, options: options)
    }
    if options.mode == .lenient, values.isEmpty { try json.rejectAsEmpty() }
    return values
  }

  /// Makes a dictionary; throws what the first failing value throws.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> [String: Value] {
    guard let object = try? json.object() else { throw json.notCast(to: "[String: Any]") }
    return try object.dictionary { try Value.mappedOrThrown(from: $0, options: options) }
  }

  /// Maps the values of an object onto those with the same keys, and adds the others.
  ///
  /// Throws what mapping a value throws.
  public mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError) {
    let object = try json.object()
    var result = self
    try object.forEach { (member) throws(JSONError) in
      let key = member.key
      if var value = result[key] {
        try value.remap(from: member.value, options: options)
        result[key] = value
      } else {
        do throws(JSONError) {
          result[key] = try Value.mapped(from: member.value, options: options)
        } catch {
          if options.mode == .lenient { member.value.swallow(error) }
        }
      }
    }
    self = result
  }

  /// Writes an object in the order of the dictionary. Throws `depth-limit`, and what a value throws.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in
      try value.writeMapped(to: &writer, options: options)
    }
  }
}

extension JSONValue {
  func notCast(to type: String) -> MapError {
    MapError("Cannot cast to '\(type)'", value: self, cause: mismatch(expected: type))
  }

  /// Throws if an array can't be one of models, or if it is an empty one of arrays.
  @inline(never) @usableFromInline
  func checkForModels<Element>(arrayOf element: Element.Type) throws(JSONError) {
    guard let array = try? array() else { return }
    let isOfContainers = element is any MappableContainer.Type
    guard !array.isEmpty else {
      if isOfContainers { try rejectAsEmpty() }
      return
    }
    guard !isOfContainers else { return }
    var iterator = array.makeIterator()
    while let element = iterator.next() { if element.isObject { return } }
    throw array[0]?.mismatch(expected: "an object") ?? mismatch(expected: "an array of objects")
  }

  /// Throws the error of an object in which there is nothing to map.
  @inline(never) @usableFromInline
  func rejectAsEmpty() throws(JSONError) -> Never {
    throw error(.nothingToMap)
  }
}

extension Issue.Kind {
  /// That an object or array is empty, of which the dialect makes nothing. It is no fault of the document.
  static let nothingToMap = Issue.Kind.custom("there is nothing to map")
}

/// An array: within another array it makes the dialect take an empty one for none.
private protocol MappableContainer {}
extension Array: MappableContainer {}
