/// The parts of generated texts.
enum Vocabulary {
  static let syllables = [
    "ba", "bel", "ca", "cor", "da", "den", "do", "el", "fa", "fin", "ga", "gus", "ha", "hel", "in", "ja",
    "ka",
    "kel", "la", "len", "lo", "ma", "mi", "mon", "na", "nel", "no", "or", "pa", "per", "ra", "ren", "ri",
    "sa",
    "sel", "so", "ta", "ten", "ti", "tor", "u", "va", "vin", "wa", "wen", "xa", "ya", "zel",
  ]

  static let verbs = [
    "answer", "bake", "book", "build", "buy", "call", "check", "clean", "cook", "cut", "draw", "fetch",
    "find",
    "fix", "fold", "learn", "mend", "move", "order", "pack", "paint", "pay", "plan", "plant", "post", "print",
    "read", "repair", "send", "sort", "sweep", "test", "visit", "wash", "water", "write",
  ]

  static let nouns = [
    "apples", "autumn", "bicycle", "books", "bread", "bridge", "candle", "castle", "city", "clock", "coffee",
    "desert", "door", "engine", "evening", "field", "forest", "garden", "glass", "harbour", "horizon",
    "house",
    "island", "journey", "kitchen", "ladder", "lamp", "letter", "library", "lights", "machine", "market",
    "meadow", "milk", "mirror", "moon", "morning", "mountain", "music", "night", "ocean", "orchard", "paper",
    "picture", "planet", "rain", "report", "river", "road", "roof", "school", "secret", "shadow", "signal",
    "silence", "station", "storm", "stove", "summer", "table", "theatre", "thunder", "tickets", "tower",
    "train",
    "valley", "village", "voyage", "wheel", "window", "winter", "world",
  ]

  /// The unusual parts of texts by kind: short escapes, `\u` escapes, surrogate pairs, raw UTF-8.
  static let garnishes: [[GeneratedText]] = [
    [
      GeneratedText(value: " \"", wire: #" \""#),
      GeneratedText(value: "\\", wire: #"\\"#),
      GeneratedText(value: "/", wire: #"\/"#),
      GeneratedText(value: "\n", wire: #"\n"#),
      GeneratedText(value: "\t", wire: #"\t"#),
    ],
    [
      GeneratedText(value: "é", wire: #"\u00e9"#),
      GeneratedText(value: "ß", wire: #"\u00DF"#),
      GeneratedText(value: "日", wire: #"\u65e5"#),
      GeneratedText(value: " – ", wire: #" \u2013 "#),
    ],
    [
      GeneratedText(value: "🎬", wire: #"\ud83c\udfac"#),
      GeneratedText(value: "🚀", wire: #"\uD83D\uDE80"#),
      GeneratedText(value: "𝄞", wire: #"\ud834\udd1e"#),
    ],
    [
      GeneratedText(plain: "ñ"), GeneratedText(plain: "Über"), GeneratedText(plain: "映画"),
      GeneratedText(plain: " Ж "), GeneratedText(plain: "🎉"),
    ],
  ]
}
