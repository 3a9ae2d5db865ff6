let certificate: [UInt8] = []

func page() async throws {
  // statements
}
