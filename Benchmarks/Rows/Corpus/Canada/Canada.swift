import DerivedMapping

// The attributes are comments, because the macro isn't built here.

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

/// The name of a country.
/* @Mapped */ struct CanadaProperties: Codable, Equatable, Sendable {
  var name: String
}

/// Rings of points, each a longitude and a latitude.
/* @Mapped */ struct CanadaGeometry: Codable, Equatable, Sendable {
  var type: String
  var coordinates: [[[Double]]]
}
