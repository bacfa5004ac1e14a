precondition(UnreadBranchesFactory().run() == 1)
