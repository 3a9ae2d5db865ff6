func page() throws {
  // statements
}
