import UIKit

public final class SharedViewController: UIViewController {}

final class InternalViewController: UIViewController {}
private final class PrivateViewController: UIViewController {}
// class RemovedViewController
