class Base: Clock {}
