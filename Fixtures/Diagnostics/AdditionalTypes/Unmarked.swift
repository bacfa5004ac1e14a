protocol Remote {}

extension Elsewhere: Remote {}

class Middle: Base {}
