import DerivedMapping

@Mapped(.encodeOnly) class Order { let total = 1 }

@Mapped(.encodeOnly) final class GiftOrder: Order { let note = "" }
