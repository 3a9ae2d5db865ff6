public import JSONCore
public import JSONMapping

// Inlined by force: a member's key is a literal, whose bytes and number the compiler knows only where it sees the
// call.

extension JSONObject {
  /// The member's value in the type that the context asks for: `year = try json["year"]`.
  ///
  /// For an optional type a member that is missing or null is `nil`.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` and the other data issues with the place.
  @inlinable @inline(__always)
  public subscript<Value: ManualReadable>(key: JSONKey) -> Value {
    get throws(JSONError) {
      do throws(JSONError) {
        if let json = self[key] { return try Value.read(manual: json) }
        guard let value = Value.valueIfMissing else { throw missing(key, expecting: Value.self) }
        return value
      } catch {
        throw annotated(consume error, ofMember: key)
      }
    }
  }

  /// The member's value as another mapping reads it: `try json["released", as: .yearMonthDay]`.
  ///
  /// - Throws: What reading the value throws, such as `type-mismatch` or `missing-key`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(key: JSONKey, as field: Field) -> Field.Model {
    get throws(JSONError) {
      do throws(JSONError) {
        return try field.decode(try required(key, expecting: Field.Model.self))
      } catch {
        throw annotated(consume error, ofMember: key)
      }
    }
  }

  /// The member's value as another mapping reads it; `nil` if it is missing or null.
  ///
  /// - Throws: What reading the value throws, such as `type-mismatch` or `missing-key`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(optional key: JSONKey, as field: Field) -> Field.Model? {
    get throws(JSONError) {
      guard let json = self[key], !json.isNull else { return nil }
      do throws(JSONError) {
        return try field.decode(json)
      } catch {
        throw annotated(consume error, ofMember: key)
      }
    }
  }

  /// The member's value, or the default if it is missing or null.
  ///
  /// - Throws: What reading the value throws, such as `type-mismatch` or `missing-key`.
  @inlinable
  public subscript<Value: ManualReadable>(key: JSONKey, default value: @autoclosure () -> Value) -> Value {
    get throws(JSONError) { try (self[key] as Value?) ?? value() }
  }

  /// The member's value as another mapping reads it, or the default if it is missing or null:
  /// `try json["price", as: .decimalString, default: 0]`.
  ///
  /// - Throws: What reading the value throws, such as `type-mismatch` or `missing-key`.
  @inlinable
  public subscript<Field: Decoding>(
    key: JSONKey, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws(JSONError) { try self[optional: key, as: field] ?? value() }
  }
}
