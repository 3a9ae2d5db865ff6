// Re-exported, so that one import is enough. The code that `@Mapped` generates names the cursor's types.
@_exported public import ManualMapping
