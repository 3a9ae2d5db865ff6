import DerivedMapping

func page() throws {
  // statements
}
