/// A phone feels that it is shaken. Other systems do not depend on this module.
// @Provides(once, live)
package final class Accelerometer {
    package init() {}
}
