import Catalog

extension CatalogCodecs {
  /// Decoding or encoding by several threads: the same codec for all of them, and separate copies of the
  /// documents, which have one object or a hundred.
  ///
  /// - Returns: A workload for each thread; `nil` if there is no codec for the model.
  /// - Throws: The error of decoding the values that are encoded.
  package func workloads(
    _ operation: Operation, _ model: ModelName, of data: CatalogData, threads: Int
  ) throws -> [Workload]? {
    switch model {
    case .movie: try separateWork(operation, movie, data.movie, threads: threads)
    case .movies: try separateWork(operation, movies, data.movies(.medium), threads: threads)
    case .user: try separateWork(operation, user, data.user, threads: threads)
    case .users: try separateWork(operation, users, data.users(.medium), threads: threads)
    case .skill: try separateWork(operation, skill, data.skill, threads: threads)
    case .skills: try separateWork(operation, skills, data.skills(.medium), threads: threads)
    case .todo: try separateWork(operation, todo, data.todo, threads: threads)
    case .todos: try separateWork(operation, todos, data.todos(.medium), threads: threads)
    default: nil
    }
  }

  /// The control of several threads: calls that compute a checksum of the same documents. They neither
  /// allocate nor share anything, so any difference between one thread and several is caused by the machine.
  package static func checksums(of model: ModelName, of data: CatalogData, threads: Int) -> [Workload]? {
    switch model {
    case .movie: checksumWork(data.movie, threads: threads)
    case .movies: checksumWork(data.movies(.medium), threads: threads)
    case .user: checksumWork(data.user, threads: threads)
    case .users: checksumWork(data.users(.medium), threads: threads)
    case .skill: checksumWork(data.skill, threads: threads)
    case .skills: checksumWork(data.skills(.medium), threads: threads)
    case .todo: checksumWork(data.todo, threads: threads)
    case .todos: checksumWork(data.todos(.medium), threads: threads)
    default: nil
    }
  }
}

private func separateWork<Value>(
  _ operation: Operation, _ codec: (any Codec<Value>)?, _ data: DocumentRotation<Value>, threads: Int
) throws -> [Workload]? {
  try codec.map { codec in
    try (0..<threads).map { _ in
      operation == .encode
        ? try encodingWork(codec, nil, data.copied(), agreed: AgreedTexts())
        : decodingWork(codec, data.copied(), checksRoundTrip: false)
    }
  }
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
