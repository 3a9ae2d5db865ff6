#if !Bench
/// What the program says where it was built without the package that it reads its arguments with.
@main
struct WithoutTrait {
  static func main() {
    print("bench needs the trait Bench: make bench, or swift run -c release --traits Bench bench")
  }
}
#endif
