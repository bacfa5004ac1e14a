import FurnishCore
import FurnishTables

/// Pages of mistakes with storyboards.
extension CodePage {
    static let segueBypassesFactory = CodePage(
        """
        A segue leads to a controller that the factory makes, but has no segue action. UIKit would call `init(coder:)`, \
        which cannot give the controller what it needs, and crash.
        """,
        cause: """
            import UIKit

            final class ListViewController: UIViewController {}

            final class DetailViewController: UIViewController {
                // @Needs
                init?(coder: NSCoder) {}
            }

            // file: Main.storyboard
            <document><scenes>
              <scene sceneID="s-1"><objects>
                <viewController id="v-1" customClass="ListViewController" customModule="App">
                  <connections><segue destination="v-2" kind="show" id="seg"/></connections>
                </viewController>
              </objects></scene>
              <scene sceneID="s-2"><objects>
                <viewController id="v-2" customClass="DetailViewController" customModule="App"/>
              </objects></scene>
            </scenes></document>
            """,
        advice: """
            Connect the segue to a method that is marked `@IBSegueAction`. The method calls a closure that the factory \
            passes to the source.
            """,
        fixed: """
            import UIKit

            final class ListViewController: UIViewController {
                private let makeDetail: (NSCoder) -> DetailViewController?

                // @Needs
                init?(coder: NSCoder, makeDetail: @escaping (NSCoder) -> DetailViewController?) {}

                @IBSegueAction func makeDetailViewController(_ coder: NSCoder) -> DetailViewController? {
                    makeDetail(coder)
                }
            }

            final class DetailViewController: UIViewController {
                // @Needs
                init?(coder: NSCoder) {}
            }

            // file: Main.storyboard
            <document><scenes>
              <scene sceneID="s-1"><objects>
                <viewController id="v-1" customClass="ListViewController" customModule="App">
                  <connections>
                    <segue destination="v-2" kind="show" destinationCreationSelector="makeDetailViewController:" id="seg"/>
                  </connections>
                </viewController>
              </objects></scene>
              <scene sceneID="s-2"><objects>
                <viewController id="v-2" customClass="DetailViewController" customModule="App"/>
              </objects></scene>
            </scenes></document>
            """)

    static let storyboardClass = CodePage(
        """
        A scene would crash when it opens. Its class is not declared in this module, is an entry point without a \
        `coder` parameter, or is a view that needs something; its segue action does not exist or makes another \
        class; its identifier is not unique; or its reference leads to no scene. It is a warning if something is \
        only superfluous: an attribute for injection at run time, or a controller made from a coder that no scene \
        shows.
        """,
        cause: """
            import UIKit

            final class DetailViewController: UIViewController {
                // @Needs
                init() {}
            }

            // file: Main.storyboard
            <document><scenes>
              <scene sceneID="s-1"><objects>
                <viewController id="v-1" storyboardIdentifier="Detail" customClass="DetailViewController" customModule="App"/>
              </objects></scene>
            </scenes></document>
            """,
        advice: "Give the class an `init?(coder: NSCoder, …)` that is marked `@Needs`, or correct the name.",
        fixed: """
            import UIKit

            final class DetailViewController: UIViewController {
                // @Needs
                init?(coder: NSCoder) {}
            }

            // file: Main.storyboard
            <document><scenes>
              <scene sceneID="s-1"><objects>
                <viewController id="v-1" storyboardIdentifier="Detail" customClass="DetailViewController" customModule="App"/>
              </objects></scene>
            </scenes></document>
            """)
}
