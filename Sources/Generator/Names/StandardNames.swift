/// What the libraries of Swift 6.3.1 call types and modules of their own; Tests/Generator/names.sh writes it down.
enum StandardNames {
    static let types = words(
        """
        ACTION Actor AdditiveArithmetic AffineTransform AlignmentOptions AnyActor AnyBidirectionalCollection
        AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection
        AnyRegexOutput AnySequence Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence
        AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
        AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence
        AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
        AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream
        Atomic AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable
        AtomicStoreOrdering AtomicUpdateOrdering Attachable AttachableWrapper Attachment AttributeContainer
        AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration AttributeScopes AttributedString
        AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol AttributedSubstring
        BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger
        BitwiseCopyable BlockOperation Bool BooleanLiteralConvertible BooleanLiteralType Bug Bundle
        ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat CGPoint CGRect
        CGRectEdge CGSize CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
        CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar Calendar CancellationError
        CaseIterable Character CharacterSet CheckedContinuation Clock ClosedRange ClosedRangeIndex CocoaError
        Codable CodableAttributedStringKey CodableConfiguration CodableWithConfiguration CodingKey
        CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine
        Comment Comparable ComparableComparator Comparator ComparisonResult ConcurrentValue ConditionTrait
        Confirmation ContiguousArray ContiguousBytes ContinuousClock Copyable CountableClosedRange
        CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent CustomDebugStringConvertible
        CustomLeafReflectable CustomNSError CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable
        CustomReflectable CustomStringConvertible CustomTestArgumentEncodable CustomTestStringConvertible Data
        DataProtocol Date DateComponents DateFormatter DateInterval DateIntervalFormatter DebugDescription Decimal
        Decodable DecodableAttributedStringKey DecodableWithConfiguration Decoder DecodingConfigurationProviding
        DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
        DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
        DictionaryLiteralConvertible Dimension DiscardingTaskGroup DiscontiguousAttributedSubstring
        DiscontiguousSlice DiscreteFormatStyle Double DropFirstSequence DropWhileSequence Duration DurationProtocol
        ENTRY EmptyCollection EmptyIterator Encodable EncodableAttributedStringKey EncodableWithConfiguration
        Encoder EncodingConfigurationProviding EncodingError EnergyFormatter EnumeratedIterator EnumeratedSequence
        Equatable Error Escapable Executor ExecutorJob ExitStatus ExitTest Expectation ExpectationFailedError
        ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
        ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
        ExpressibleByUnicodeScalarLiteral Expression ExtendedGraphemeClusterLiteralConvertible
        ExtendedGraphemeClusterType FILE FileAttributeKey FileAttributeType FileHandle FileManager
        FileManagerDelegate FileProtectionType FixedWidthInteger FlattenBidirectionalCollection
        FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16
        Float32 Float64 Float80 FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
        FloatingPointRoundingRule FloatingPointSign FormatStyle Formatter GlobalActor Hashable Hasher Host
        ISO8601DateFormatter Identifiable IndexPath IndexSet Indexable IndexableBase IndexingIterator
        InflectionRule InlineArray InputStream InstantProtocol Int Int128 Int16 Int32 Int64 Int8
        IntegerLiteralConvertible IntegerLiteralType Issue IssueHandlingTrait IteratorOverOne IteratorProtocol
        IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator JoinedSequence
        KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
        KeyedEncodingContainerProtocol KnownIssueMatcher LazyBidirectionalCollection LazyCollection
        LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
        LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection
        LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection
        LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
        LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
        LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter Locale LocalizedError
        LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MarkdownDecodableAttributedStringKey
        MassFormatter Measurement MemoryLayout Mirror MirrorPath Morphology MutableBidirectionalSlice
        MutableCollection MutableDataProtocol MutableIndexable MutableRandomAccessSlice
        MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
        MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Mutex NSAffineTransform
        NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate
        NSCalendar NSCharacterSet NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition
        NSConditionLock NSCopying NSCountedSet NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber
        NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions NSEnumerator
        NSError NSErrorDomain NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator
        NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLock
        NSLocking NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableCopying
        NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString
        NSNotification NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents
        NSPoint NSPointArray NSPointPointer NSPredicate NSRange NSRangePointer NSRect NSRectArray NSRectEdge
        NSRectPointer NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer
        NSSortDescriptor NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL
        NSURLComponents NSURLQueryItem NSUUID NSValue NSZone Never NilLiteralConvertible Notification
        NotificationCenter NotificationQueue NumberFormatter Numeric ObjCBool ObjectIdentifier Observable
        ObservationIgnored ObservationRegistrar ObservationTracked Observations OpaquePointer
        OperatingSystemVersion Operation OperationQueue OptionSet Optional OutputRawSpan OutputSpan OutputStream
        POSIXError POSIXErrorCode ParallelizationTrait ParseStrategy ParseableFormatStyle PartialAsyncTask
        PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PersonNameComponents
        PersonNameComponentsFormatter Pipe PlaygroundQuickLook Port PortDelegate PortMessage Predicate
        PredicateBindings PredicateError PredicateExpression PredicateExpressions PrefixSequence Process
        ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
        PropertyListEncoder PropertyListSerialization QualityOfService RandomAccessCollection RandomAccessIndexable
        RandomAccessSlice RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice
        RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice
        RangeReplaceableSlice RangeSet RawRepresentable RawSpan RecoverableError ReferenceConvertible
        ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel
        RegexWordBoundaryKind Repeated Result ReversedCollection ReversedIndex ReversedRandomAccessCollection
        RunLoop SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Scanner
        ScopedAttributeContainer Semaphore Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra
        SetIndex SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer
        Slice SocketNativeHandle SocketPort SortComparator SortOrder SourceLocation Span
        StandardPredicateExpression StaticBigInt StaticString Stream StreamDelegate StreamNetworkServiceTypeValue
        StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StrideThrough
        StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationConvertible
        StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol StringTransform
        Substring Suite SuiteTrait SuspendingClock SystemRandomNumberGenerator Tag Task TaskExecutor TaskGroup
        TaskLocal TaskPriority Test TestScoping TestTrait TextOutputStream TextOutputStreamable Thread
        ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeLimitTrait TimeZone Timer Trait UInt UInt128
        UInt16 UInt32 UInt64 UInt8 URL URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey
        URLResourceValues UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange UnfoldFirstSequence UnfoldSequence Unicode
        UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType Unit
        UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
        UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
        UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass
        UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
        UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer
        UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask
        UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger
        UserDefaults VISIT Void WordPair WritableKeyPath Zip2Iterator Zip2Sequence
        """
    )

    static let modules = words(
        """
        Cxx CxxStdlib Dispatch Distributed Foundation FoundationEssentials FoundationInternationalization
        FoundationNetworking FoundationXML Glibc Observation RegexBuilder Runtime Swift SwiftOnoneSupport
        Synchronization Testing XCTest
        """
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
