// The first of the models that `bench cost` generates.

/* @Mapped */ struct Model0 {
  var id: Int
  var name: String
  var score: Double
  var isActive: Bool
  var note: String?
  var part: Part0
}

/* @Mapped */ struct Part0 { var title: String }
