import APIClient
import CodableMapping
// import SwiftUI
import URLSessionTransport

// SwiftUI exists on Apple platforms only. These declarations have the forms of its own.
@MainActor protocol View {}

struct EmptyView: View { nonisolated init() {} }

struct Text: View { init(_ text: String) {} }

struct List<Row: View>: View {
  init<Values: RandomAccessCollection>(_ values: Values, row: (Values.Element) -> Row)
  where Values.Element: Identifiable {}
}

@MainActor @propertyWrapper struct State<Value> {
  init(wrappedValue: Value) {}
  var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

@resultBuilder enum ViewBuilder {
  static func buildBlock(_ view: some View) -> some View { view }
  static func buildOptional(_ view: (some View)?) -> some View { EmptyView() }
}

extension View {
  func task(_ action: @escaping @MainActor () async -> Void) -> some View { self }
  func overlay(@ViewBuilder _ content: () -> some View) -> some View { self }
}

func page() async throws {
  // statements
}
