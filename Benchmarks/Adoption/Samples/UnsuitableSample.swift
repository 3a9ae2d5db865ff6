/// The error for samples that can't be adopted: a sentence.
package struct UnsuitableSample: Error, CustomStringConvertible {
  package let description: String
}
