import Kit

// A property can be seen no further than its type.
// @Provides
package struct Worker {
    package init(queue: Queue, storage: any Storage) {}
}
