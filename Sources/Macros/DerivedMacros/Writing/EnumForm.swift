#if Macros
/// The part of an enum's JSON form that identifies the case.
enum EnumForm {
  /// The raw value. The first array contains its type if that may be a generic parameter, the second one the
  /// names of the cases if they are known.
  case raw([ValueType], names: [String] = [])
  /// The name of the case alone: no case has a payload.
  case name
  /// The key around the payload.
  case around
  /// A member of the payload's own object.
  case within(tag: String)
  /// A member beside the payload.
  case beside(tag: String, content: String)
  /// None: the first case that fits is decoded.
  case untagged
}
#endif
