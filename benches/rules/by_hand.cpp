// Plain brute force for each rule file, as one writes it in a contest.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

static bool square(int n) { int r = (int)__builtin_sqrt((double)n); while (r * r > n) r--; while ((r + 1) * (r + 1) <= n) r++; return r * r == n; }

vector<int> seen; int stamp;
vector<int> sg1; vector<char> win1;
vector<vector<int>> sg; vector<vector<char>> win;

template <class F> void heap(int n, bool values, F option) {   // option(n, m)
    if (values) {
        sg1.assign(n, 0); seen.assign(2 * n + 2, 0); stamp = 0;
        for (int a = 0; a < n; a++) {
            stamp++;
            for (int m = 0; m < a; m++) if (option(a, m)) seen[sg1[m]] = stamp;
            int v = 0; while (seen[v] == stamp) v++;
            sg1[a] = v;
        }
    } else {
        win1.assign(n, 0);
        for (int a = 0; a < n; a++)
            for (int m = 0; m < a; m++) if (option(a, m) && !win1[m]) { win1[a] = 1; break; }
    }
}
// Options of three kinds: take k from a, from b, from both.
template <class A, class B, class C> void pairs(int n, bool values, A first, B second, C both) {
    if (values) {
        sg.assign(n, vector<int>(n)); seen.assign(4 * n + 4, 0); stamp = 0;
        for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) {
            stamp++;
            for (int k = 1; k <= a; k++) if (first(a, b, k)) seen[sg[a - k][b]] = stamp;
            for (int k = 1; k <= b; k++) if (second(a, b, k)) seen[sg[a][b - k]] = stamp;
            for (int k = 1; k <= min(a, b); k++) if (both(a, b, k)) seen[sg[a - k][b - k]] = stamp;
            int v = 0; while (seen[v] == stamp) v++;
            sg[a][b] = v;
        }
    } else {
        win.assign(n, vector<char>(n));
        for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) {
            bool w = false;
            for (int k = 1; !w && k <= a; k++) if (first(a, b, k) && !win[a - k][b]) w = true;
            for (int k = 1; !w && k <= b; k++) if (second(a, b, k) && !win[a][b - k]) w = true;
            for (int k = 1; !w && k <= min(a, b); k++) if (both(a, b, k) && !win[a - k][b - k]) w = true;
            win[a][b] = w;
        }
    }
}
static int digit(int n, int i) { while (i--) n /= 10; return n % 10; }

int main(int argc, char** argv) {
    string only = argc > 1 ? argv[1] : "", kind = argc > 2 ? argv[2] : "";
    auto never = [](int, int, int) { return false; };
    struct Case { string name; int n; bool two; function<void(int, bool)> run; };
    vector<Case> all = {
        {"xor-heap", 20000, false, [&](int n, bool v) { heap(n, v, [](int a, int m) { return (m ^ a) >= a; }); }},
        {"gcd-heap", 20000, false, [&](int n, bool v) { heap(n, v, [](int a, int m) { return gcd(a - m, a) == 1; }); }},
        {"divisor-heap", 20000, false, [&](int n, bool v) { heap(n, v, [](int a, int m) { return a - m < a && a % (a - m) == 0; }); }},
        {"digit-heap", 20000, false, [&](int n, bool v) { heap(n, v, [](int a, int m) { return digit(a - m, 0) < digit(a, 1) + 2; }); }},
        {"square-heap", 20000, false, [&](int n, bool v) { heap(n, v, [](int a, int m) { return square(a + m); }); }},
        {"linear-pairs", 5000, true, [&](int n, bool v) { 
            if (v) {
                sg.assign(n, vector<int>(n)); seen.assign(4 * n + 4, 0); stamp = 0;
                for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) {
                    stamp++;
                    for (int k = 1; 2 * k <= a; k++) seen[sg[a - k][b]] = stamp;
                    for (int k = 1; 2 * k <= b; k++) seen[sg[a][b - 2 * k]] = stamp;
                    int v = 0; while (seen[v] == stamp) v++;
                    sg[a][b] = v;
                }
            } else {
                win.assign(n, vector<char>(n));
                for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) {
                    bool w = false;
                    for (int k = 1; !w && 2 * k <= a; k++) if (!win[a - k][b]) w = true;
                    for (int k = 1; !w && 2 * k <= b; k++) if (!win[a][b - 2 * k]) w = true;
                    win[a][b] = w;
                }
            }
        }},
        {"gcd-pairs", 1000, true, [&](int n, bool v) { pairs(n, v, [](int, int b, int k) { return gcd(k, b) == 1; }, [](int a, int, int k) { return gcd(k, a) == 1; }, never); }},
        {"xor-pairs", 1000, true, [&](int n, bool v) { pairs(n, v, [](int a, int b, int k) { return ((a - k) ^ b) >= a; }, [](int a, int b, int k) { return ((b - k) ^ a) >= b; }, never); }},
        {"mod-pairs", 1000, true, [&](int n, bool v) { pairs(n, v, [](int a, int b, int k) { return (a + k) % 3 == b % 3; }, [](int a, int b, int k) { return (b + k) % 3 == a % 3; }, never); }},
        {"divisor-pairs", 1000, true, [&](int n, bool v) { pairs(n, v, [](int a, int b, int k) { return (a + b) % k == 0; }, [](int a, int b, int k) { return (a + b) % k == 0; }, never); }},
        {"square-pairs", 1000, true, [&](int n, bool v) { pairs(n, v, [](int, int b, int k) { return square(k + b); }, never, [](int a, int b, int k) { return square(a + b - k); }); }},
    };
    for (auto& c : all) for (int v = 1; v >= 0; v--) {
        if (!only.empty() && c.name.find(only) == string::npos) continue;
        if (!kind.empty() && kind != (v ? "values" : "outcomes")) continue;
        auto t = clock();
        c.run(c.n, v);
        double s = double(clock() - t) / CLOCKS_PER_SEC;
        uint64_t sum = 0;
        if (!c.two) for (int a = 0; a < c.n; a++) sum = sum * 31 + (v ? sg1[a] : (int)win1[a]);
        else for (int a = 0; a < c.n; a++) for (int b = 0; b < c.n; b++) sum = sum * 31 + (v ? sg[a][b] : (int)win[a][b]);
        printf("%-16s %-9s %8.3f s %016llx\n", c.name.c_str(), v ? "values" : "outcomes", s, (unsigned long long)sum);
        fflush(stdout);
    }
}
