import DerivedMapping

// The attributes stand in comments, because the macro is not built here.

/// The borders of Canada as GeoJSON: `canada.json`, nearly all of it numbers.
/* @Mapped */ struct Canada: Codable, Equatable, Sendable {
  var type: String
  var features: [CanadaFeature]
}

/// A country with its borders.
/* @Mapped */ struct CanadaFeature: Codable, Equatable, Sendable {
  var type: String
  var properties: CanadaProperties
  var geometry: CanadaGeometry
}

/// What a country is called.
/* @Mapped */ struct CanadaProperties: Codable, Equatable, Sendable {
  var name: String
}

/// Rings of points, each a longitude and a latitude.
/* @Mapped */ struct CanadaGeometry: Codable, Equatable, Sendable {
  var type: String
  var coordinates: [[[Double]]]
}
