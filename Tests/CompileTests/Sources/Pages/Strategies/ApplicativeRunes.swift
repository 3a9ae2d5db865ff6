import ApplicativeRunes

func page() {
  // statements
}
