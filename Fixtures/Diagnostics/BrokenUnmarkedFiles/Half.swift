struct Half: Clock {
