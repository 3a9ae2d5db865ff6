import JSONCore

// Values that a `TransformType` makes, in arrays, dictionaries and sets.

/// Connects a property that holds an array whose elements a transform makes.
public func <- <Transform: TransformType>(property: inout [Transform.Object], right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeArray(json, right.1) }
}

/// Connects an optional property that holds an array whose elements a transform makes.
public func <- <Transform: TransformType>(property: inout [Transform.Object]?, right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeArray(json, right.1) }
}

/// Writes an array whose elements a transform makes, which may be nil.
public func >>> <Transform: TransformType>(value: [Transform.Object]?, right: (Map, Transform)) {
  right.0.write(ifPresent: value) { (value, writer) throws(JSONError) in
    try right.0.writeArray(value, right.1, to: &writer)
  }
}

/// Connects a property that holds a dictionary whose values a transform makes.
public func <- <Transform: TransformType>(property: inout [String: Transform.Object], right: (Map, Transform))
{
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeDictionary(json, right.1) }
}

/// Connects an optional property that holds a dictionary whose values a transform makes.
public func <- <Transform: TransformType>(
  property: inout [String: Transform.Object]?, right: (Map, Transform)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeDictionary(json, right.1) }
}

/// Writes a dictionary whose values a transform makes, which may be nil.
public func >>> <Transform: TransformType>(value: [String: Transform.Object]?, right: (Map, Transform)) {
  right.0.write(ifPresent: value) { (value, writer) throws(JSONError) in
    try right.0.writeDictionary(value, right.1, to: &writer)
  }
}

/// Connects a property that holds a set whose elements a transform makes.
public func <- <Transform: TransformType>(property: inout Set<Transform.Object>, right: (Map, Transform))
where Transform.Object: Hashable {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeSet(json, right.1) }
}

/// Connects an optional property that holds a set whose elements a transform makes.
public func <- <Transform: TransformType>(property: inout Set<Transform.Object>?, right: (Map, Transform))
where Transform.Object: Hashable {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeSet(json, right.1) }
}

/// Writes a set whose elements a transform makes, which may be nil.
///
/// By ObjectMapper's rules a set that is nil is left out, even where nil is written as null, unless the key
/// is `map[orNull:]`.
public func >>> <Transform: TransformType>(value: Set<Transform.Object>?, right: (Map, Transform))
where Transform.Object: Hashable {
  guard let value else { return right.0.writeNil(isSingle: false) }
  right.0.write { (writer) throws(JSONError) in try right.0.writeSet(value, right.1, to: &writer) }
}

/// Connects a property that holds arrays in an array whose elements a transform makes.
public func <- <Transform: TransformType>(property: inout [[Transform.Object]], right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeArrays(json, right.1) }
}

/// Connects an optional property that holds arrays in an array whose elements a transform makes.
public func <- <Transform: TransformType>(property: inout [[Transform.Object]]?, right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeArrays(json, right.1) }
}

/// Writes arrays in an array whose elements a transform makes, which may be nil.
public func >>> <Transform: TransformType>(value: [[Transform.Object]]?, right: (Map, Transform)) {
  right.0.write(ifPresent: value) { (value, writer) throws(JSONError) in
    try right.0.writeArrays(value, right.1, to: &writer)
  }
}

/// Connects a property that holds a dictionary of arrays whose elements a transform makes.
public func <- <Transform: TransformType>(
  property: inout [String: [Transform.Object]], right: (Map, Transform)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeDictionaryOfArrays(json, right.1) }
}

/// Connects an optional property that holds a dictionary of arrays whose elements a transform makes.
public func <- <Transform: TransformType>(
  property: inout [String: [Transform.Object]]?, right: (Map, Transform)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeDictionaryOfArrays(json, right.1) }
}

/// Writes a dictionary of arrays whose elements a transform makes, which may be nil.
public func >>> <Transform: TransformType>(value: [String: [Transform.Object]]?, right: (Map, Transform)) {
  right.0.write(ifPresent: value) { (value, writer) throws(JSONError) in
    try right.0.writeDictionaryOfArrays(value, right.1, to: &writer)
  }
}
