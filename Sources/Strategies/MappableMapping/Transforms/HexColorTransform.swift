#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
/// A color as `"RRGGBB"` or `"RRGGBBAA"`, or three or four digits, with or without a number sign.
open class HexColorTransform: TransformType {
  #if canImport(UIKit)
  /// The type of the model's property.
  public typealias Object = UIColor
  #else
  /// The type of the model's property.
  public typealias Object = NSColor
  #endif
  /// The type of the JSON value.
  public typealias JSON = String

  private let prefix: Bool
  private let alpha: Bool

  /// Creates a transform.
  ///
  /// - Parameters:
  ///   - prefixToJSON: Whether a number sign is written.
  ///   - alphaToJSON: Whether the opacity is written.
  public init(prefixToJSON: Bool = false, alphaToJSON: Bool = false) {
    prefix = prefixToJSON
    alpha = alphaToJSON
  }

  /// Creates a color from a text of digits; `nil` for another text or value.
  open func transformFromJSON(_ value: Any?) -> Object? {
    guard var digits = value as? String else { return nil }
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt64(digits, radix: 16) else { return nil }
    let bits = digits.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt64) -> CGFloat { CGFloat(bits >> shift & 0xFF) / 255 }
    return Object(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Creates the digits.
  open func transformToJSON(_ value: Object?) -> String? {
    guard let value else { return nil }
    var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    value.getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    let parts = alpha ? [red, green, blue, opacity] : [red, green, blue]
    let digits = parts.map { part in
      let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return (prefix ? "#" : "") + digits.joined()
  }
}
#endif
