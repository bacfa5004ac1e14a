# Building a small consumer package with the plugin, and without: what the plugin writes is a source there.

measure_building() {
    copy_counter with
    run swift build --package-path "$work/with/Counter"
    copy_counter without
    cp "$(find "$work/with/Counter/.build/" -name Counter+Furnish.swift | head -1)" "$work/without/Counter/Sources/Counter/"
    sed -i.old -e '/"FurnishPlugin"/d' -e '/name: "furnish"/d' "$work/without/Counter/Package.swift"
    run swift build --package-path "$work/without/Counter"

    local clean_with clean_without idle_with idle_without
    clean_without=$(clean_build_seconds without)
    idle_without=$(build_seconds without)
    clean_with=$(clean_build_seconds with)
    idle_with=$(build_seconds with)

    echo "Clean debug build of the Counter app, CPU time, best of 3"
    row "without the plugin" "$clean_without" "$clean_without" s
    row "with the plugin" "$clean_with" "$clean_without" s
    echo
    echo "Build with nothing to do, CPU time, best of 3"
    row "without the plugin" "$idle_without" "$idle_without" s
    row "with the plugin" "$idle_with" "$idle_without" s
    echo
}

copy_counter() {
    mkdir "$work/$1"
    cp -R Fixtures/Apps/Counter "$work/$1/Counter"
    rm -rf "$work/$1/Counter/.build"
    sed -i.old -e "s|path: \"|path: \"$root/Fixtures/Apps/Counter/|" "$work/$1/Counter/Package.swift"
}

clean_build_seconds() {
    for _ in 1 2 3; do
        rm -rf "$work/$1/Counter/.build"
        cpu_seconds swift build --package-path "$work/$1/Counter"
        echo
    done | sort -n | head -1
}

# The first build after a clean one may link once more, so it is left out.
build_seconds() {
    run swift build --package-path "$work/$1/Counter"
    for _ in 1 2 3; do
        cpu_seconds swift build --package-path "$work/$1/Counter"
        echo
    done | sort -n | head -1
}
