import JSONMapping
import JanssonBackend

func page(_ bytes: [UInt8], _ mapper: some Mapping<[Int]>) throws {
  // statements
}
