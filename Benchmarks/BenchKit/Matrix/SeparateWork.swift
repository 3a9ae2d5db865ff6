import Catalog

extension CatalogCodecs {
  /// Decoding of lists of a hundred objects by several threads: the same codec decodes separate copies of the
  /// documents.
  ///
  /// - Returns: A workload for each thread; `nil` if there is no codec for the model.
  package func workloads(decoding model: ModelName, of data: CatalogData, threads: Int) -> [Workload]? {
    switch model.list {
    case .movies: decodingWork(movies, data.movies(.medium), threads: threads)
    case .users: decodingWork(users, data.users(.medium), threads: threads)
    case .skills: decodingWork(skills, data.skills(.medium), threads: threads)
    case .todos: decodingWork(todos, data.todos(.medium), threads: threads)
    default: nil
    }
  }

  /// The control of several threads: calls that compute a checksum of the same documents. They neither
  /// allocate nor share anything, so any difference between one thread and several is caused by the machine.
  package static func checksums(of model: ModelName, of data: CatalogData, threads: Int) -> [Workload]? {
    switch model.list {
    case .movies: checksumWork(data.movies(.medium), threads: threads)
    case .users: checksumWork(data.users(.medium), threads: threads)
    case .skills: checksumWork(data.skills(.medium), threads: threads)
    case .todos: checksumWork(data.todos(.medium), threads: threads)
    default: nil
    }
  }
}

private func decodingWork<Value>(
  _ codec: (any Codec<Value>)?, _ data: DocumentRotation<Value>, threads: Int
) -> [Workload]? {
  codec.map { codec in (0..<threads).map { _ in decodingWork(codec, data.copied(), checksRoundTrip: false) } }
}

private func checksumWork<Value>(_ data: DocumentRotation<Value>, threads: Int) -> [Workload] {
  (0..<threads).map { _ in
    let data = data.copied()
    return Workload(data) { calls in
      calls.forEachDocument(of: data.documents.count) { blackHole(checksum(data.documents[$0].bytes)) }
    }
  }
}

/// Returns the 64-bit FNV-1a hash of bytes.
///
/// Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm", IETF
/// draft.
func checksum(_ bytes: [UInt8]) -> UInt64 {
  var sum: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return sum
}

extension DocumentRotation {
  /// Copies of the documents in separate memory.
  fileprivate func copied() -> DocumentRotation {
    let copies = documents.map { document in
      DataSet(
        value: document.value, bytes: document.bytes.withUnsafeBufferPointer(Array.init),
        objects: document.objects)
    }
    return DocumentRotation(copies[0], Array(copies.dropFirst()))
  }
}
