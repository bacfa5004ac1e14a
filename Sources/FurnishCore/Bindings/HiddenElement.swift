/// A marked declaration of another module that is not visible, or has no visible initializer, and would be an element.
struct HiddenElement {
    let site: Site
    let collection: TypeID
}
