// @Provides
public let amount: Double = 3
// @Provides
public let unneeded: Int16 = 3
