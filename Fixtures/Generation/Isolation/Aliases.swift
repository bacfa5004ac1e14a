// A global actor by another name.

typealias UserInterfaceActor = MainActor

// @Provides
@UserInterfaceActor final class Toast {
    nonisolated init() {}

    let text = "toast"
}

// @Provides
@UserInterfaceActor final class ToastStack {
    let toast: Toast

    init(toast: Toast) {
        self.toast = toast
    }
}

// @Needs
@MainActor func showToast(stack: ToastStack, makeStack: @escaping @UserInterfaceActor () -> ToastStack) -> String {
    stack.toast.text + makeStack().toast.text
}

// It leaves the main actor, and says where its closure runs.
// @Needs
nonisolated func showLater(makeStack: @escaping () async -> ToastStack) async -> String {
    await makeStack().toast.text
}
