/* Opens and reads the files that an argument file names, and nothing else: what any tool over them must spend. */
#include <stdio.h>
#include <string.h>

int main(int count, char **arguments) {
    static char path[4096], buffer[1 << 16];
    FILE *list = count == 2 ? fopen(arguments[1], "r") : NULL;
    if (!list) return 2;
    while (fgets(path, sizeof path, list)) {
        path[strcspn(path, "\n")] = 0;
        FILE *file = path[0] == '/' ? fopen(path, "r") : NULL;
        if (!file) continue;
        while (fread(buffer, 1, sizeof buffer, file) > 0) {}
        fclose(file);
    }
    return 0;
}
