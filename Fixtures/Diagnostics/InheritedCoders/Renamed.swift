import UIKit

@objc(Settings) final class SettingsViewController: Shown {}
