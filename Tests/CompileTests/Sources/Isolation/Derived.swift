import DerivedMapping

// The code of the macro is nonisolated, and so must be what it uses. `DerivedIsolationTests` map the types.

nonisolated let numbers = NumberStringField<Int>.numberString()

enum Forms {
  nonisolated static let numbers = NumberStringField<Int>.numberString()
}

@Mapped
struct Slice {
  @By(numbers) var total: Int
  @By(Forms.numbers) var count: Int
}

nonisolated let usual = 3
let isolated = 3

func computed() -> Int { isolated }

nonisolated func free() -> Int { usual }

@Mapped
struct Defaulted {
  var first: Int = usual
  var second: Int = free()
  // error
  var third: Int = computed()
  // error
  var fourth: Int = isolated
}

protocol Titled {
  var title: String { get }
}

@Mapped
struct Mark: RawRepresentable, Titled {
  var rawValue: String
  var title: String { rawValue }
}

nonisolated class Base {}

nonisolated protocol Named {
  var name: String { get }
}

@Mapped
final class Person: Base, Named {
  var name: String

  init(name: String) { self.name = name }
}

func elsewhere() {
  Task.detached { try DerivedMapper<Slice>().decode("{}").total }
}
