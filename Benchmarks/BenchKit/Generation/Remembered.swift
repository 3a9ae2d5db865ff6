/// A value that is created on first use.
final class Remembered<Value> {
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  private(set) lazy var value = make()
}
