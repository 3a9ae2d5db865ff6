import DerivedMapping

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with DerivedSettings+Mapped.swift.

/* @Mapped */
struct DerivedSettings {
  var theme: String
  var fontSize: Double?
  var parts: [DerivedSettings]?
  /* @Rest */ var others: OwnedJSON.Members
}
