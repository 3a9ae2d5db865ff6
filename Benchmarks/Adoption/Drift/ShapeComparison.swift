import JSONCore

/// Compares the shapes of two places, and of the places below them.
struct ShapeComparison {
  /// A place of both samples.
  struct Place {
    var path = "$"
    var condition: String?
    /// The key of the member whose value this is; `nil` in an array or a dictionary.
    var key: String?
    var isMember = false
    /// The name of the member that contains the values.
    var words = Words(of: "")
    /// Whether the value can be absent or null in the old samples.
    var isOptional = false

    var element: Place { below("[*]", words: words.singular) }

    func member(_ key: String, isOptional: Bool) -> Place {
      var place = below(JSONPath.Component.key(key).description, words: Words(of: key))
      (place.key, place.isMember, place.isOptional) = (key, true, isOptional)
      return place
    }

    func below(_ step: String, words: Words) -> Place {
      Place(path: path + step, condition: condition, isMember: isMember, words: words)
    }
  }

  private(set) var changes: [ShapeDrift.Change] = []

  private mutating func note(
    _ kind: ShapeDrift.Change.Kind, _ detail: String, at place: Place, isNoticed: Bool = true
  ) {
    changes.append(
      .init(path: place.path, condition: place.condition, kind: kind, detail: detail, isNoticed: isNoticed))
  }

  mutating func compare(_ old: Shape, _ new: Shape, at place: Place) {
    guard old.count > 0, new.count > 0 else { return }
    if old.nulls == 0, new.nulls > 0 {
      note(.null, "is null in \(new.nulls) of \(new.count)", at: place, isNoticed: !place.isOptional)
    }
    let added = new.kinds.subtracting(old.kinds)
    // Values of several kinds, and those that are always null, have no type that rejects others.
    let hasType = !old.isMixed && !old.kinds.isEmpty
    if !added.isEmpty {
      let words = { (kinds: Shape.Kinds) in
        kinds.isEmpty ? "always null" : kinds.words.joined(separator: " or ")
      }
      note(.anotherKind, "was \(words(old.kinds)), is \(words(new.kinds))", at: place, isNoticed: hasType)
    }
    guard hasType else { return }
    switch old.kinds.intersection(new.kinds) {
    case .number: compare(old.numbers, new.numbers, at: place)
    case .string: compare(old.strings, new.strings, at: place)
    case .array: if let old = old.elements, let new = new.elements { compare(old, new, at: place.element) }
    case .object: if let old = old.object, let new = new.object { compare(old, new, at: place) }
    default: break
    }
  }

  private mutating func compare(_ old: NumberShape, _ new: NumberShape, at place: Place) {
    switch (old.type(named: place.words), new.type(named: place.words)) {
    case (.date(let form), .date(let other)) where form != other:
      note(.anotherDateForm, "was \(form), is \(other)", at: place)
    case (.int, .double), (.int, .number):
      note(.anotherKind, "was an integer, is a number with a fraction or more digits", at: place)
    default: break
    }
  }

  private mutating func compare(_ old: StringShape, _ new: StringShape, at place: Place) {
    let form = old.type(named: place.words, isMember: place.isMember)
    switch form {
    case .date, .string:
      if let date = old.dateForm, date != new.dateForm {
        note(.anotherDateForm, "was \(date), is \(new.dateForm ?? "another text")", at: place)
      }
    case .decimalString:
      if !new.areNumbers { note(.anotherForm, "was a number in a string, is another text", at: place) }
    default:
      if form != new.type(named: place.words, isMember: place.isMember) {
        note(.anotherForm, "was a \(form.code), is another text", at: place)
      }
    }
    guard form == .string, old.areFewWords, let known = old.values else { return }
    let values = new.values.map { $0.filter { !known.contains($0) } }
    guard values?.isEmpty != true else { return }
    let shown = values.map { $0.prefix(5).map(\.debugDescription).joined(separator: ", ") }
    note(.newValue, "has new values: \(shown ?? "too many for an enum")", at: place)
  }
}

// MARK: Objects

extension ShapeComparison {
  private mutating func compare(_ old: ObjectShape, _ new: ObjectShape, at place: Place) {
    for object in [old, new] {
      // Objects without members can be anything.
      guard object.records.contains(where: { !$0.members.isEmpty }) else { continue }
      object.key = place.key
      object.decide(isRoot: !place.isMember, tags: [])
    }
    switch (old.form, new.form) {
    case (.dictionary, _), (_, .dictionary):
      for object in [old, new] where !object.values.isRead { object.becomeDictionary() }
      compare(old.values, new.values, at: place.below(".*", words: place.words.singular))
    case (.union(let tag), .union(let other)) where tag == other:
      compare(old, new, at: place, tag: tag)
    default:
      for object in [old, new] { object.joinRecords() }
      if let old = old.records.first, let new = new.records.first { compare(old, new, at: place) }
    }
  }

  private mutating func compare(_ old: ObjectShape, _ new: ObjectShape, at place: Place, tag key: String) {
    let tag = place.member(key, isOptional: false)
    for record in old.records {
      let value = (record.tag?.value ?? "").debugDescription
      guard let other = new.record(like: record) else {
        note(.gone, "is never \(value)", at: tag, isNoticed: false)
        continue
      }
      var place = place
      place.condition = "\(key) is \(value)"
      compare(record, other, at: place)
    }
    let added = new.records.filter { old.record(like: $0) == nil }.compactMap(\.tag?.value.debugDescription)
    guard !added.isEmpty else { return }
    note(.newValue, "has new values: \(added.joined(separator: ", "))", at: tag)
  }

  private mutating func compare(_ old: Record, _ new: Record, at place: Place) {
    for member in old.members {
      let isAbsent = member.count < old.count
      let isOptional = isAbsent || member.shape.nulls > 0
      let inner = place.member(member.key, isOptional: isOptional)
      guard let other = new[member.key] else {
        note(.gone, "is gone", at: inner, isNoticed: !isOptional)
        continue
      }
      if !isAbsent, other.count < new.count {
        note(
          .optional, "is absent from \(new.count - other.count) of \(new.count) objects", at: inner,
          isNoticed: !isOptional)
      }
      compare(member.shape, other.shape, at: inner)
    }
    for member in new.members where old[member.key] == nil {
      let inner = place.member(member.key, isOptional: true)
      note(.added, "is new, in \(member.count) of \(new.count) objects", at: inner, isNoticed: false)
    }
  }
}

extension StringShape {
  /// The form of dates that all strings have; `nil` if they aren't dates.
  fileprivate var dateForm: String? {
    guard count > 0 else { return nil }
    if forms.contains(.rfc3339) { return "a date in UTC with seconds" }
    if forms.contains(.rfc3339Milliseconds) { return "a date in UTC with milliseconds" }
    if forms.contains(.timestamp) { return "a date with an offset or other digits" }
    return forms.contains(.yearMonthDay) ? "a day" : nil
  }
}

extension Shape {
  /// Whether it has values.
  fileprivate var isRead: Bool { count > 0 }
}
