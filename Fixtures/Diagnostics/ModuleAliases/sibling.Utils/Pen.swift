// @Provides
package struct Pen {
    package init() {}
}
