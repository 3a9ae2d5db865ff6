#if Macros
/// How the JSON form of an enum identifies the case.
enum EnumForm {
  /// By the raw value. The array contains its type if that may be a generic parameter.
  case raw([ValueType])
  /// By the name of the case alone: no case has a payload.
  case name
  /// By the key around the payload.
  case around
  /// By a member of the payload's own object.
  case within(tag: String)
  /// By a member beside the payload.
  case beside(tag: String, content: String)
  /// Not at all: the first case that fits is decoded.
  case untagged
}
#endif
