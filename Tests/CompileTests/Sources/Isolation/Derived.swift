import DerivedMapping

// The code of the macro is nonisolated, and so must be what it uses. `DerivedIsolationTests` map the types.

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
  Task.detached { try DerivedMapper<Slice>().decode("{}").total }
}
