/// It cannot declare what is missing, because it does not contain the name.
struct Half: Clock {
