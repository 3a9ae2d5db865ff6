/// The text as a JSON string literal, quotes included.
package func quotedJSON(_ text: String) -> String {
  var writer = JSONWriter()
  writer.write(text)
  return writer.takeText()
}
