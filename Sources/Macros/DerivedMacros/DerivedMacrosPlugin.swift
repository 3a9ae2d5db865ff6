#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct DerivedMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [MappedMacro.self, FieldMacro.self]
}
#endif
