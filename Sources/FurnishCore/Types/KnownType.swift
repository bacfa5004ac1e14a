/// What Furnish knows of types and wrappers whose sources are not in view: those of the standard library, of Apple's SDKs and of
/// other tools. Each name stands once.
package enum KnownType {
    package struct Facts: OptionSet {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It is visible without an import.
        static let isInStandardLibrary = Facts(rawValue: 1 &<< 0)
        /// The module `_Concurrency` declares it.
        static let isOfConcurrency = Facts(rawValue: 1 &<< 1)
        static let isStruct = Facts(rawValue: 1 &<< 2)
        /// A value type of Foundation or CoreGraphics.
        static let isFoundationValue = Facts(rawValue: 1 &<< 3)
        /// A protocol that requires `any` when used as a type.
        static let needsAny = Facts(rawValue: 1 &<< 4)
        /// A protocol that only the compiler implements.
        static let hasNoRequirements = Facts(rawValue: 1 &<< 5)
        /// A protocol that implies only protocols of the standard library.
        static let impliesNoOther = Facts(rawValue: 1 &<< 6)
        /// A protocol that a type may conform to without a declaration.
        static let isImplied = Facts(rawValue: 1 &<< 7)
        /// Its subclasses and conformers run on the main actor.
        package static let isOnMainActor = Facts(rawValue: 1 &<< 8)
        /// A class that declares `required init?(coder: NSCoder)`.
        package static let hasCoder = Facts(rawValue: 1 &<< 9)
        /// A controller without segue actions.
        static let isController = Facts(rawValue: 1 &<< 10)
        /// A class whose instances a list makes and reuses.
        package static let isCell = Facts(rawValue: 1 &<< 11)
        /// A protocol whose conformers the system makes with `init()`.
        package static let isMadeBySystem = Facts(rawValue: 1 &<< 12)
        /// A wrapper that is made without a value.
        static let isFilledWrapper = Facts(rawValue: 1 &<< 13)
        /// A wrapper of another tool, which finds the value itself.
        static let isWrapperOfOtherTool = Facts(rawValue: 1 &<< 14)
        static let isResultBuilder = Facts(rawValue: 1 &<< 15)
        /// A class whose instances a store makes: Core Data's and Realm's.
        package static let isManagedByStore = Facts(rawValue: 1 &<< 16)
        /// Two instances may differ after they are made, or protect what does: a subject, a lock, a queue, a database.
        package static let keepsState = Facts(rawValue: 1 &<< 17)
        /// A value that belongs to one place of the user interface, so that only a caller has it.
        package static let isOfCaller = Facts(rawValue: 1 &<< 18)
    }

    /// A long list has several rows.
    private static let rows: [(Facts, String)] = [
        (.isInStandardLibrary, "AnyClass AnyHashable Array ArraySlice Dictionary Duration InlineArray Never"),
        (.isInStandardLibrary, "ObjectIdentifier Optional Range Result Set StaticString SystemRandomNumberGenerator"),
        (.isInStandardLibrary, "UnsafePointer UnsafeRawPointer Void"),
        ([.isInStandardLibrary, .isOfConcurrency], "AsyncStream AsyncThrowingStream ContinuousClock MainActor Task"),
        ([.isInStandardLibrary, .isOfConcurrency, .needsAny], "AsyncSequence Clock"),
        ([.isInStandardLibrary, .isStruct], "Bool Character Double Float Int Int16 Int32 Int64 Int8 String Substring"),
        ([.isInStandardLibrary, .isStruct], "UInt UInt16 UInt32 UInt64 UInt8"),
        ([.isInStandardLibrary, .needsAny], "CodingKey Decoder Encoder RandomNumberGenerator Sequence"),
        ([.isInStandardLibrary, .needsAny, .isImplied], "RawRepresentable"),
        ([.isInStandardLibrary, .hasNoRequirements, .impliesNoOther, .isImplied], "Any AnyObject Sendable"),
        ([.isInStandardLibrary, .needsAny, .impliesNoOther], "Comparable CustomStringConvertible Error Identifiable"),
        ([.isInStandardLibrary, .needsAny, .impliesNoOther, .isImplied], "Codable Decodable Encodable Equatable"),
        ([.isInStandardLibrary, .needsAny, .impliesNoOther, .isImplied], "Hashable"),
        ([.isOfConcurrency, .keepsState], "CheckedContinuation UnsafeContinuation"),
        (.isFoundationValue, "AttributedString Calendar CharacterSet Data Date DateComponents DateInterval Decimal"),
        (.isFoundationValue, "IndexSet Locale Measurement Notification PersonNameComponents TimeInterval TimeZone URL"),
        (.isFoundationValue, "URLComponents URLQueryItem URLRequest UUID"),
        ([.isFoundationValue, .isOfCaller], "CGFloat CGPoint CGRect CGSize IndexPath"),
        (.isOfCaller, "Binding Namespace.ID"),
        (.needsAny, "AdditiveArithmetic BidirectionalCollection BinaryFloatingPoint BinaryInteger Collection"),
        (.needsAny, "FixedWidthInteger FloatingPoint IteratorProtocol Numeric OptionSet RandomAccessCollection"),
        (.needsAny, "SetAlgebra SignedInteger SignedNumeric Strideable StringProtocol UnsignedInteger"),
        ([.needsAny, .impliesNoOther], "CaseIterable"),
        ([.hasNoRequirements, .isImplied], "BitwiseCopyable Copyable Escapable SendableMetatype"),
        (.isImplied, "Actor AnyActor"),
        (.isOnMainActor, "App Commands NSResponder NSStoryboardSegue NSWindow Scene UIResponder UIStoryboardSegue"),
        (.isOnMainActor, "UIViewControllerRepresentable UIViewRepresentable UIWindow"),
        ([.isOnMainActor, .needsAny], "View ViewModifier"),
        ([.isOnMainActor, .isController], "UIHostingController"),
        (.hasCoder, "NSControl UIButton UICollectionView UIImageView UILabel UIScrollView UITableView UITextField"),
        ([.hasCoder, .isOnMainActor], "NSView UIControl UIView"),
        ([.hasCoder, .isOnMainActor, .isController], "NSPageController NSSplitViewController NSTabViewController"),
        ([.hasCoder, .isOnMainActor, .isController], "NSViewController NSWindowController UICollectionViewController"),
        ([.hasCoder, .isOnMainActor, .isController], "UINavigationController UIPageViewController"),
        ([.hasCoder, .isOnMainActor, .isController], "UISplitViewController UITabBarController UITableViewController"),
        ([.hasCoder, .isOnMainActor, .isController], "UIViewController"),
        ([.hasCoder, .isCell], "NSCollectionViewItem NSTableCellView UICollectionReusableView"),
        ([.hasCoder, .isCell], "UITableViewHeaderFooterView"),
        ([.hasCoder, .isCell, .isOnMainActor], "UICollectionViewCell UITableViewCell"),
        (.isController, "AVPlayerViewController GLKViewController NSTitlebarAccessoryViewController"),
        (.isMadeBySystem, "WKApplicationDelegate WKExtensionDelegate"),
        ([.isMadeBySystem, .isOnMainActor], "NSApplicationDelegate UIApplicationDelegate UISceneDelegate"),
        ([.isMadeBySystem, .isOnMainActor], "UIWindowSceneDelegate"),
        (.isFilledWrapper, "AccessibilityFocusState EnvironmentObject FocusState FocusedObject"),
        (.isFilledWrapper, "NSApplicationDelegateAdaptor Namespace Query UIApplicationDelegateAdaptor"),
        (.isFilledWrapper, "WKApplicationDelegateAdaptor"),
        (.isWrapperOfOtherTool, "Dependency DynamicInjected Inject Injected InjectedObject InjectedObservable"),
        (.isWrapperOfOtherTool, "InjectedStateObject LazyInject LazyInjected OptionalInjected WeakLazyInjected"),
        (.keepsState, "Atomic BehaviorRelay BehaviorSubject Continuation CurrentValueSubject DispatchQueue"),
        (.keepsState, "DispatchSemaphore FileHandle ManagedAtomic ModelContainer ModelContext Mutex NIOLock"),
        (.keepsState, "NIOLockedValueBox NSCache NSCondition NSLock NSCountedSet NSHashTable NSMapTable"),
        (.keepsState, "NSMutableArray NSMutableData NSMutableDictionary NSMutableOrderedSet NSMutableSet"),
        (.keepsState, "NSMutableString NSPersistentCloudKitContainer NSPersistentContainer NSRecursiveLock"),
        (.keepsState, "OperationQueue OSAllocatedUnfairLock PassthroughSubject PublishRelay PublishSubject"),
        (.keepsState, "ReplayRelay ReplaySubject Subject Timer"),
        (.isManagedByStore, "AsymmetricObject EmbeddedObject NSManagedObject Object RLMObject"),
        (.isResultBuilder, "CommandsBuilder SceneBuilder TableColumnBuilder ToolbarContentBuilder ViewBuilder"),
    ]

    private static let facts: [String: UInt32] = {
        var facts: [String: UInt32] = [:]
        for (row, names) in rows { for name in names.split(separator: " ") { facts[String(name)] = row.rawValue } }
        return facts
    }()

    /// Attributes that are no macros, wrappers or result builders.
    static let attributes: Set<String> = [
        "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "ObservationIgnored", "ObservationTracked",
        "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "main", "nonobjc", "objc", "objcMembers",
        "preconcurrency", "propertyWrapper", "resultBuilder", "usableFromInline",
    ]

    /// Whether one of these facts is known of a name.
    package static func has(_ fact: Facts, _ name: String) -> Bool { (facts[name] ?? 0) & fact.rawValue != 0 }

    /// The module that declares a type which generated code names, or which is visible without an import.
    static func module(of name: String) -> String? {
        if has(.isOfConcurrency, name) { return "_Concurrency" }
        return has(.isInStandardLibrary, name) ? "Swift" : nil
    }

    /// The modules of Apple's SDKs and of other systems.
    package static let systemModules: Set<String> = Set(
        [
            "ARKit AVFoundation AVKit Accelerate ActivityKit AdSupport AppIntents AppKit AppTrackingTransparency",
            "AudioToolbox AuthenticationServices BackgroundTasks CallKit CarPlay Charts ClassKit CloudKit Cocoa",
            "Combine CommonCrypto Contacts ContactsUI CoreBluetooth CoreData CoreFoundation CoreGraphics CoreImage",
            "CoreLocation CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText",
            "CryptoKit Darwin Dispatch EventKit EventKitUI Foundation GameController GameKit GameplayKit Glibc",
            "HealthKit HomeKit ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit",
            "MediaPlayer MessageUI Metal MetalKit MobileCoreServices MultipeerConnectivity Musl NaturalLanguage",
            "Network NotificationCenter OSLog ObjectiveC Observation PDFKit PassKit PencilKit Photos PhotosUI",
            "QuartzCore QuickLook RealityKit SafariServices SceneKit Security Social Speech SpriteKit StoreKit Swift",
            "SwiftData SwiftUI SystemConfiguration TipKit UIKit UniformTypeIdentifiers UserNotifications",
            "UserNotificationsUI Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit XCTest os simd",
        ].flatMap { $0.split(separator: " ").map(String.init) })

    /// Whether anything is known of a name.
    package static func isKnown(_ name: String) -> Bool { facts[name] != nil }

    /// Whether a type is a value type, which cannot be referenced weakly.
    package static func isValue(_ name: String) -> Bool {
        has([.isInStandardLibrary, .isFoundationValue], name) && name != "AnyObject"
    }

    /// Whether a type says nothing of what a value means, so that a provided value needs a name of its own.
    static func needsName(_ name: String) -> Bool {
        has([.isStruct, .isFoundationValue], name) && !["Calendar", "Locale", "TimeZone"].contains(name)
            || name == "Duration"
    }

    /// The types of which a provided value needs a name, sorted.
    package static var valuesWithoutName: [String] { facts.keys.filter(needsName).sorted() }

    /// Whether a type is certainly `Sendable` if the types that it is made of are.
    static func isSendable(_ name: String) -> Bool {
        if name == "Error" || name == "Sendable" { return true }
        return isValue(name) && !has([.needsAny, .impliesNoOther], name)
            && ![
                "AnyHashable", "Decoder", "Encoder", "Notification", "RandomNumberGenerator", "UnsafePointer",
                "UnsafeRawPointer",
            ].contains(name)
    }

    /// Whether a type is a struct, and no protocol, class or typealias.
    package static func isStruct(_ name: String) -> Bool {
        has([.isStruct, .isFoundationValue], name) && name != "TimeInterval"
    }

    // MARK: Classes

    /// Whether it is a class of the SDK, of which an app may have any number of subclasses.
    package static func isClass(_ name: String) -> Bool {
        has(.hasCoder, name) || ["NSObject", "UIResponder", "NSResponder"].contains(name)
    }
}
