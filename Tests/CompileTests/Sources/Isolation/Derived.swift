import DerivedMapping

// The code of the macro is nonisolated, so the types need no `nonisolated`.

@Mapped
struct Todo {
  var id: Int
}

/// The class's own initializer is nonisolated, too.
@Mapped
final class Account {
  let id: Int
  var names: [String]

  init(id: Int, names: [String] = []) {
    self.id = id
    self.names = names
  }
}

@Mapped
struct Page<Item: Sendable> {
  var items: [Item]
  var next: Int?
}

/// Nonisolated code of the same module can use a global constant.
let numbers = NumberStringField<Int>.numberString()

/// Other constants need `nonisolated`.
enum Forms {
  nonisolated static let numbers = NumberStringField<Int>.numberString()
}

@Mapped
struct Slice {
  @By(numbers) var total: Int
  @By(Forms.numbers) var count: Int
}

let usual = 3

func computed() -> Int { usual }

nonisolated func free() -> Int { usual }

@Mapped
struct Defaulted {
  var first: Int = usual
  var second: Int = free()
  // error
  var third: Int = computed()
}

func elsewhere() {
  Task.detached { try DerivedMapper<Todo>().array.decode("[]").count }
  Task.detached { try DerivedMapper<Account>().decode("{}").names }
  Task.detached { try DerivedMapper<Page<Int>>().decode("{}").items }
  Task.detached { try DerivedMapper<Slice>().decode("{}").total }
}

func onTheMainActor() throws {
  _ = try DerivedMapper<Account>().encode(Account(id: 1))
}
