"""Rules that generate a module's factory with Furnish.

`furnish_factory` generates the factory. Its output is a source of the module's own `swift_library`.
`furnish_module` describes a module without a factory, whose declarations others may use.
`furnish_check` is a test that reports what is wrong with a module's graph.

An action for each module writes its outline: what other modules may need to know of it. A factory's action reads its own
module's sources and the outlines of the modules in view. So an edit in a body writes one outline, which stays the same, and
runs nothing else.
"""

FurnishInfo = provider(
    doc = "What Furnish reads for a module, and what it reads for those who use that module.",
    fields = {
        "dependencies": "A depset of the modules of other packages that this module can use, as structs.",
        "module": "The module: a struct with its `name`, the tuple `srcs` of its Swift files and its `outline`.",
        "siblings": "A depset of this module and the modules of the same package that it can use.",
        "storyboards": "A tuple of the module's storyboards.",
    },
)

def _outline(ctx):
    """Returns the file that takes the place of the module's sources for others. It is written only if something needs it."""
    outline = ctx.actions.declare_file(ctx.attr.module + ".outline")
    args = ctx.actions.args()
    args.add_all(ctx.files.srcs)
    args.set_param_file_format("multiline")
    args.use_param_file("@%s", use_always = True)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = ["outline", "--output", outline.path, "--module", ctx.attr.module, args],
        inputs = ctx.files.srcs,
        outputs = [outline],
        mnemonic = "FurnishOutline",
        progress_message = "Furnish outline of " + ctx.attr.module,
    )
    return outline

def _furnish_info(ctx):
    """Collects the modules in view.

    Furnish's plugin for SwiftPM follows the same rule: a module that is reached only through modules of the same
    package is a sibling. Every other module is a dependency.

    Args:
      ctx: The context of a rule with `_MODULE_ATTRS`.

    Returns:
      The rule's `FurnishInfo`.
    """
    module = struct(name = ctx.attr.module, srcs = tuple(ctx.files.srcs), outline = _outline(ctx))
    siblings = [target[FurnishInfo] for target in ctx.attr.siblings]
    dependencies = [target[FurnishInfo] for target in ctx.attr.deps]
    return FurnishInfo(
        module = module,
        siblings = depset(
            [module],
            order = "preorder",
            transitive = [info.siblings for info in siblings],
        ),
        dependencies = depset(
            order = "preorder",
            transitive = [info.dependencies for info in siblings] +
                         [modules for info in dependencies for modules in (info.siblings, info.dependencies)],
        ),
        storyboards = tuple(ctx.files.storyboards),
    )

def _modules_in_view(info):
    """Returns the siblings and the dependencies of a module, each module once and without the module itself."""
    siblings = {module.name: module for module in info.siblings.to_list()}
    dependencies = {
        module.name: module
        for module in info.dependencies.to_list()
        if module.name not in siblings
    }
    siblings.pop(info.module.name)
    return siblings.values(), dependencies.values()

def _input_files(info, has_outlines):
    """Returns all files that the tool reads for a module."""
    siblings, dependencies = _modules_in_view(info)
    files = list(info.module.srcs + info.storyboards)
    for module in siblings + dependencies:
        files.extend([module.outline] if has_outlines else module.srcs)
    return files

def _add_arguments(args, info, path_of, has_outlines):
    """Adds the tool's arguments for a module.

    Args:
      args: The `Args` to add to.
      info: The module's `FurnishInfo`.
      path_of: A function that returns the path of a file.
      has_outlines: Whether outlines take the place of the sources of other modules.
    """
    siblings, dependencies = _modules_in_view(info)
    args.add("--module", info.module.name)
    args.add_all(info.module.srcs, map_each = path_of)
    for option, modules in (("--sibling", siblings), ("--dependency", dependencies)):
        for module in modules:
            if has_outlines:
                args.add(option + "-outline", module.outline)
            else:
                args.add(option, module.name)
                args.add_all(module.srcs, map_each = path_of)
    args.add_all(info.storyboards, before_each = "--storyboard", map_each = path_of)

    # A large module's sources do not fit on a command line. The tool reads one argument from each line.
    args.set_param_file_format("multiline")

def _path_in_build(file):
    return file.path

def _path_in_test(file):
    return file.short_path

_MODULE_ATTRS = {
    "deps": attr.label_list(
        providers = [FurnishInfo],
        doc = "Modules of other packages that this module imports.",
    ),
    "module": attr.string(
        mandatory = True,
        doc = "The module's name, as in `import`.",
    ),
    "siblings": attr.label_list(
        providers = [FurnishInfo],
        doc = "Modules of the same package that this module imports. Their `package` declarations are visible.",
    ),
    "srcs": attr.label_list(
        allow_files = [".swift"],
        mandatory = True,
        doc = "The module's Swift files, without the generated one.",
    ),
    "storyboards": attr.label_list(
        allow_files = [".storyboard"],
        doc = "The module's storyboards.",
    ),
}

_TOOL_ATTRS = {
    "_tool": attr.label(
        # The executable may be a file, not only a rule.
        allow_single_file = True,
        cfg = "exec",
        default = Label("//Plugins/Bazel:tool"),
        executable = True,
        doc = "The tool. The flag `--@furnish//Plugins/Bazel:tool=LABEL` selects another executable.",
    ),
}

def _furnish_module_impl(ctx):
    return [_furnish_info(ctx)]

furnish_module = rule(
    implementation = _furnish_module_impl,
    attrs = dict(_MODULE_ATTRS, **_TOOL_ATTRS),
    doc = "A module without a factory. Modules that use it see its declarations.",
)

def _furnish_factory_impl(ctx):
    info = _furnish_info(ctx)
    output = ctx.actions.declare_file(ctx.attr.module + "+Furnish.swift")
    args = ctx.actions.args()
    _add_arguments(args, info, _path_in_build, has_outlines = True)
    args.use_param_file("@%s", use_always = True)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = ["generate", "--output", output.path, args],
        inputs = _input_files(info, has_outlines = True),
        outputs = [output],
        mnemonic = "Furnish",
        progress_message = "Furnish " + ctx.attr.module,
    )
    return [DefaultInfo(files = depset([output])), info]

furnish_factory = rule(
    implementation = _furnish_factory_impl,
    attrs = dict(_MODULE_ATTRS, **_TOOL_ATTRS),
    doc = "Generates the factory of a module, `<module>+Furnish.swift`.",
)

def _furnish_check_impl(ctx):
    info = ctx.attr.factory[FurnishInfo]
    args = ctx.actions.args()

    # A report shows the lines of other modules, which only their sources have.
    _add_arguments(args, info, _path_in_test, has_outlines = False)
    arguments = ctx.actions.declare_file(ctx.label.name + ".arguments")
    ctx.actions.write(arguments, args)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec '{}' check '@{}'\n".format(ctx.executable._tool.short_path, arguments.short_path),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [ctx.executable._tool, arguments] + _input_files(info, has_outlines = False))
    return [DefaultInfo(executable = script, runfiles = runfiles)]

_furnish_check_test = rule(
    implementation = _furnish_check_impl,
    attrs = dict(
        _TOOL_ATTRS,
        factory = attr.label(
            mandatory = True,
            providers = [FurnishInfo],
            doc = "The `furnish_factory` or `furnish_module` whose graph is checked. The test does not build it.",
        ),
    ),
    doc = "See `furnish_check`.",
    test = True,
)

def furnish_check(name, factory, **kwargs):
    """Checks a module's graph. The test fails if the graph has errors, and its log shows them.

    A macro, because Bazel requires that the name of a test rule ends with `_test`.

    Args:
      name: The name of the test.
      factory: The `furnish_factory` or `furnish_module` of the module.
      **kwargs: The attributes of all tests, such as `tags` and `size`.
    """
    _furnish_check_test(
        name = name,
        factory = factory,
        **kwargs
    )
