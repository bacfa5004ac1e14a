// A gap between more brands than a table of all combinations could hold.

struct Brand {}

#if BRAND_0
// @Provides
func brand0() -> Brand { Brand() }
#elseif BRAND_1
// @Provides
func brand1() -> Brand { Brand() }
#elseif BRAND_2
// @Provides
func brand2() -> Brand { Brand() }
#elseif BRAND_3
// @Provides
func brand3() -> Brand { Brand() }
#elseif BRAND_4
// @Provides
func brand4() -> Brand { Brand() }
#elseif BRAND_5
// @Provides
func brand5() -> Brand { Brand() }
#elseif BRAND_6
// @Provides
func brand6() -> Brand { Brand() }
#elseif BRAND_7
// @Provides
func brand7() -> Brand { Brand() }
#elseif BRAND_8
// @Provides
func brand8() -> Brand { Brand() }
#elseif BRAND_9
// @Provides
func brand9() -> Brand { Brand() }
#elseif BRAND_10
// @Provides
func brand10() -> Brand { Brand() }
#elseif BRAND_11
// @Provides
func brand11() -> Brand { Brand() }
#elseif BRAND_12
// @Provides
func brand12() -> Brand { Brand() }
#endif

// @Needs
func show(brand: Brand) {}

#if BRAND_0 || BRAND_12
// @Needs
func showKnown(brand: Brand) {}
#endif
