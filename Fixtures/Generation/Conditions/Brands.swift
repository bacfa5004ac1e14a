/// A white-label app has a branch for each brand.
struct Brand {
    let name: String
}

#if BRAND_0
// @Provides(once)
func brand0() -> Brand { Brand(name: "0") }
#elseif BRAND_1
// @Provides(once)
func brand1() -> Brand { Brand(name: "1") }
#elseif BRAND_2
// @Provides(once)
func brand2() -> Brand { Brand(name: "2") }
#elseif BRAND_3
// @Provides(once)
func brand3() -> Brand { Brand(name: "3") }
#elseif BRAND_4
// @Provides(once)
func brand4() -> Brand { Brand(name: "4") }
#elseif BRAND_5
// @Provides(once)
func brand5() -> Brand { Brand(name: "5") }
#elseif BRAND_6
// @Provides(once)
func brand6() -> Brand { Brand(name: "6") }
#elseif BRAND_7
// @Provides(once)
func brand7() -> Brand { Brand(name: "7") }
#elseif BRAND_8
// @Provides(once)
func brand8() -> Brand { Brand(name: "8") }
#elseif BRAND_9
// @Provides(once)
func brand9() -> Brand { Brand(name: "9") }
#elseif BRAND_10
// @Provides(once)
func brand10() -> Brand { Brand(name: "10") }
#elseif BRAND_11
// @Provides(once)
func brand11() -> Brand { Brand(name: "11") }
#elseif BRAND_12
// @Provides(once)
func brand12() -> Brand { Brand(name: "12") }
#elseif BRAND_13
// @Provides(once)
func brand13() -> Brand { Brand(name: "13") }
#else
// @Provides(once)
func unbranded() -> Brand { Brand(name: "none") }
#endif

// @Needs
func show(brand: Brand) -> String { brand.name }
