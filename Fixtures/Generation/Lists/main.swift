final class Other: ListsFactory {
    override func last() -> Migration { Migration(number: 9) }
}

#if TRACE
precondition(ListsFactory().makeMigrator().migrations.map(\.number) == [1, 2, 3, 4, 5])
#else
precondition(ListsFactory().makeMigrator().migrations.map(\.number) == [1, 2, 3, 4])
precondition(Other().makeMigrator().migrations.map(\.number) == [1, 2, 3, 9])
#endif

let values = try await ListsFactory().makeSettings().values
precondition(values == ["a": 1, "b": 2, "c": 3])
