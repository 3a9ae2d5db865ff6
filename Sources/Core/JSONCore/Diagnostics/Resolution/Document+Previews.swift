extension Document {
  func preview(of node: Node, span: Range<Int>) -> String? {
    switch node.kind {
    case .array, .object: nil
    case .null: "null"
    case .true: "true"
    case .false: "false"
    // Without positions, integers have no text and strings are stored without escapes.
    case .double where node.head & Node.withoutText != 0 && !hasPositions:
      shownText("\(Double(bitPattern: node.payload))")
    case .integer where !hasPositions: shownText(String(Int64(bitPattern: node.payload)))
    case .unsigned where !hasPositions: shownText(String(node.payload))
    case .string where !hasPositions: shownText(quotedJSON(string(of: node)))
    default: shownText(text[span])
    }
  }
}
