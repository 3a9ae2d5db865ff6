import JSONCore
import JSONFoundation

// Single values that a `TransformType` converts.

/// Connects a property that a transform converts.
public func <- <Transform: TransformType>(property: inout Transform.Object, right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.made(json, right.1) }
}

/// Connects an optional property that a transform converts.
public func <- <Transform: TransformType>(property: inout Transform.Object?, right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  // Null too is converted, because the transform can accept it.
  let map = right.0
  if let current = map.current, current.isNull { return property = right.1.object(from: current) }
  map.read(&property) { (json) throws(JSONError) in try right.0.made(json, right.1) }
}

/// Writes an optional value that a transform converts.
public func >>> <Transform: TransformType>(value: Transform.Object?, right: (Map, Transform)) {
  right.0.write(ifPresent: right.1.transformToJSON(value)) { (value, writer) throws(JSONError) in
    try writer.write(foundationObject: value)
  }
}

/// Connects a property that a transform converts, with a default for a key that is missing or null.
public func <- <Transform: TransformType>(
  property: inout Transform.Object, right: (Map, Transform, default: Transform.Object)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> (right.0, right.1) }
  right.0.read(&property, or: right.default) { (json) throws(JSONError) in try right.0.made(json, right.1) }
}
