internal import Foundation

/// How values are decoded; see ``CodableDecoder``.
struct DecodingOptions: Sendable {
  /// Whether a number too small for a floating-point type is an error, as in `JSONDecoder`, and not 0.
  var rejectsUnderflow = false
  var dates: DateReading = .strategy(.deferredToDate)
  var data: JSONDecoder.DataDecodingStrategy = .base64
  var floats: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
  var keys: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Whether keyed containers are reused, where ``ContainerLayout`` allows it.
  var poolsContainers = true
  /// Whether the rules of all strategies apply where Foundation's differ: dictionaries whose keys are UUIDs or
  /// URLs are objects, not arrays, `image_url` is also the key of `imageURL`, and JSON5's `Infinity` is no date
  /// and no decimal.
  var usesStrategyRules = false
}

/// How values are encoded; see ``CodableEncoder``.
struct EncodingOptions: Sendable {
  var dates: DateWriting = .strategy(.deferredToDate)
  var data: JSONEncoder.DataEncodingStrategy = .base64
  var floats: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
  var keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Whether keyed containers are reused, where ``ContainerLayout`` allows it.
  var poolsContainers = true
  /// Whether dictionaries whose keys are UUIDs or URLs are objects, and numbers of dates are rounded as by
  /// `DateField`; see ``DecodingOptions``.
  var usesStrategyRules = false
}
