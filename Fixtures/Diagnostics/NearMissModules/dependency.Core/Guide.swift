// @Scope(root)
package struct Guide {
    // @Scope
    struct Visit {}
}
