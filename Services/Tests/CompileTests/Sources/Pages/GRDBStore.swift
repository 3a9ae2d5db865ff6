func page() async throws {
  // statements
}
