print(Model().go(), Screen(container: Dependencies.container).api.get(), Row(title: "r").api.get())
_ = Screen(container: Dependencies.container).log(); _ = Screen(container: Dependencies.container).other()
