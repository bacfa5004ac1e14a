/* @Needs


struct Unclosed {}