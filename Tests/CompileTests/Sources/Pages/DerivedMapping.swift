func page() {
  // statements
}
