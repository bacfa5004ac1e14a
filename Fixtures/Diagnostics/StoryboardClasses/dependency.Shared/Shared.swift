import UIKit

public final class SharedViewController: UIViewController {}
