import BenchKit
import BenchRows
import Foundation
import MappedRows
import Testing

#if KnownFiles
import KnownFiles

@Suite("Known files") struct KnownFileTests {
  /// A document of each file's form, with a null for each value that the file lacks somewhere.
  private static let samples: [(file: KnownFile, text: String)] = [
    (
      .twitter,
      """
      {"statuses": [{"metadata": {"result_type": "recent"}, "created_at": "Sun Aug 31 00:29:15 +0000 2014", \
      "id": 505874924095815681, "text": "@aym0566x \\n\\n名前:前田", "source": "<a href=\\"x\\">T<\\/a>", \
      "truncated": false, "in_reply_to_status_id": null, "in_reply_to_user_id": 866260188, \
      "in_reply_to_screen_name": "aym0566x", "user": {"id": 1186275104, "name": "AYUMI", "screen_name": "ayuu0123", \
      "location": "", "description": "元野球部", "url": null, "protected": false, "followers_count": 262, \
      "friends_count": 252, "listed_count": 0, "created_at": "Sat Feb 16 13:40:25 +0000 2013", \
      "favourites_count": 235, "utc_offset": null, "time_zone": null, "geo_enabled": false, "verified": false, \
      "statuses_count": 1769, "lang": "en", "profile_image_url": "http://a.b/c.jpg"}, "retweet_count": 0, \
      "favorite_count": 1, "entities": {"hashtags": [{"text": "x", "indices": [0, 2]}], "symbols": [], \
      "urls": [{"url": "http://t.co/a", "expanded_url": "http://a.b", "display_url": "a.b", "indices": [1, 2]}], \
      "user_mentions": [{"screen_name": "aym0566x", "name": "前田", "id": 866260188, "indices": [0, 9]}]}, \
      "favorited": false, "retweeted": false, "lang": "ja"}], "search_metadata": {"completed_in": 0.087, \
      "max_id": 505874924095815681, "query": "%E4%B8%80", "refresh_url": "?since_id=5", "count": 100, "since_id": 0}}
      """
    ),
    (
      .citm,
      """
      {"areaNames": {"205705993": "Arrière-scène central"}, "audienceSubCategoryNames": {"337100890": "Abonné"}, \
      "blockNames": {}, "events": {"138586341": {"description": null, "id": 138586341, "logo": null, \
      "name": "30th Anniversary Tour", "subTopicIds": [337184269], "subjectCode": null, "subtitle": null, \
      "topicIds": [324846099, 107888604]}}, "performances": [{"eventId": 138586341, "id": 339887544, "logo": null, \
      "name": null, "prices": [{"amount": 90250, "audienceSubCategoryId": 337100890, "seatCategoryId": 338937295}], \
      "seatCategories": [{"areas": [{"areaId": 205705999, "blockIds": []}], "seatCategoryId": 338937295}], \
      "seatMapImage": null, "start": 1372701600000, "venueCode": "PLEYEL_PLEYEL"}], \
      "seatCategoryNames": {"338937235": "1ère catégorie"}, "subTopicNames": {"337184262": "Musique amplifiée"}, \
      "subjectNames": {}, "topicNames": {"107888604": "Activité"}, "topicSubTopics": {"107888604": [337184283]}, \
      "venueNames": {"PLEYEL_PLEYEL": "Salle Pleyel"}}
      """
    ),
    (
      .canada,
      """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"name": "Canada"}, \
      "geometry": {"type": "Polygon", "coordinates": [[[-65.613616999999977, 43.420273000000009], \
      [-65.619720000000029, 43.418052999999986]], [[-59.816947999999996, 43.928328000000022]]]}}]}
      """
    ),
  ]

  @Test(
    "Each strategy decodes the same values as Foundation, and Foundation decodes the text that it encodes",
    arguments: samples.map(\.file))
  func equal(file: KnownFile) throws {
    let sample = try #require(Self.samples.first { $0.file == file })
    let model = try file.model(of: Array(sample.text.utf8))
    let cells = Comparison().matrix(of: [model]).cells(matching: CellFilter(sizes: [.file]))
    for cell in cells { try cell.prepare().check() }
    let rows = cells.filter { $0.identity.operation == .decode }.map(\.identity.strategy)
    #expect(
      rows == [
        "manual", "mappable", "applicative", "throwing", "codable", "derived", "foundation-codable",
        "control", "copy",
      ])
    let writers = cells.filter { $0.identity.operation == .encode }.map(\.identity.strategy)
    #expect(writers == ["written", "mappable", "codable", "foundation-codable", "control"])
    let lengths = try cells.filter { $0.identity.operation == .encode }.map { try $0.prepare().lengths }
    #expect(Set(lengths).count == 1)
    #expect(lengths[0][0] < sample.text.utf8.count)
  }

  @Test("A folder without the files is refused, and so is a file with one of their names but other content")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-corpus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["run", "--allow-debug", "--corpus", folder.path]
    let empty = try BenchProgram().run(arguments)
    #expect(empty.status == 1)
    #expect(
      empty.error == """
        Error: \(folder.path) has none of the files twitter.json, citm_catalog.json, canada.json; \
        get them from https://github.com/simdjson/simdjson-data/tree/master/jsonexamples

        """)
    try Data("{}".utf8).write(to: folder.appending(path: "canada.json"))
    let other = try BenchProgram().run(arguments)
    #expect(other.status == 1)
    #expect(
      other.error == """
        Error: \(folder.path)/canada.json is another version of the file: its SHA-256 is not \
        f83b3b354030d5dd58740c68ac4fecef64cb730a0d12a90362a7f23077f50d78; \
        get it from https://github.com/simdjson/simdjson-data/tree/master/jsonexamples

        """)
  }
}
#endif
