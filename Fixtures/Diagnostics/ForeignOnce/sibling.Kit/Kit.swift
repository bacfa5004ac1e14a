// @Provides(once)
package final class Queue {
    package init() {}
}

package protocol Storage {}

// @Provides(once, as: Storage)
package final class Disk: Storage {
    package init() {}
}
