import JSONCore

func page(_ text: String) throws {
  // statements
}
