import BenchReports
import Testing

@Suite struct CSVReportTests {
  @Test func valuesAreSeparatedByCommas() {
    let cells = [
      SampleReport.cells[0], SampleReport.measured("odd", unavailable: #"says "no", twice"#),
      SampleReport.cells[3],
    ]
    #expect(
      CSVReport(SampleReport.report(cells)).text == """
        strategy,backend,model,operation,size,shape,objects,bytes,documents,nsPerObject,mbPerSecond,ratio,ratioLow,ratioHigh,verdict,noisy,mallocsPerObject,mallocBytesPerObject,samples,outliers,unavailable
        manual,native,todos,decode,medium,ordered,100,9000,1,210.0,428.571,10.0,9.8,10.5,faster,false,1.01,32.3,5,0,
        odd,native,todos,decode,medium,ordered,0,0,0,,,,,,,false,,,0,0,"says ""no"", twice"
        foundation-codable,foundation,todos,decode,medium,ordered,100,9000,1,2058.0,43.732,1.0,1.0,1.0,,false,5.0,160.0,5,0,

        """)
  }
}
