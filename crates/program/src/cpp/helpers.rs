//! Helpers of C++ programs beyond the language's library.

use crate::tree::texts;

texts!();

const FLOOR_DIV: &str = "
// Rounded down, for b > 0.
Num floor_div(Num a, Num b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}";

const FLOOR_MOD: &str = "
// From 0 to b - 1, for b > 0.
Num floor_mod(Num a, Num b) {
    return (a % b + b) % b;
}";

const ROOT: &str = "
// The square root, rounded down.
Wide root_of(Wide n) {
    if (n == 0) return 0;
    Wide guess = 1;
    while (guess < (Wide)1 << 64 && guess <= n / guess) guess *= 2;
    while (true) {
        const Wide better = (guess + n / guess) / 2;
        if (better >= guess) return guess;
        guess = better;
    }
}";

const SQUARE_ROOT: &str = "
Num square_root(Num n) { return Num(root_of(n)); }";

const FLOOR: &str = "
// floor((plus + sqrt(root))/over * j), exactly, or the largest Num if that is less.
//
// j is written with the denominators of the convergents of the factor, the largest first. The same sum of the
// numerators is the floor, or one more if the smallest of these convergents lies above the factor (Ostrowski).
Num floor_multiple(Num plus, Num root, Num over, Num j) {
    const Num largest = Num(~(Wide)0 >> 1);
    if (root == 0) {
        const Num whole = plus / over, part = plus % over;
        const Num rest = part * (j / over) + part * (j % over) / over;
        Num product, sum;
        if (__builtin_mul_overflow(whole, j, &product) || __builtin_add_overflow(product, rest, &sum)) return largest;
        return sum;
    }
    const Num whole = Num(root_of((Wide)root));
    Num p = plus, q = over;
    std::vector<std::pair<Num, Num>> convergents;
    std::pair<Num, Num> before(0, 1), last(1, 0);
    while (true) {
        const Num digit = q > 0 ? floor_div(p + whole, q) : floor_div(-p - whole - 1, -q);
        if (last.second > 0 && digit > (j - before.second) / last.second) break;
        Num top;
        if (__builtin_mul_overflow(digit, last.first, &top) || __builtin_add_overflow(top, before.first, &top)) return largest;
        const std::pair<Num, Num> next(top, digit * last.second + before.second);
        before = last;
        last = next;
        convergents.push_back(last);
        p = digit * q - p;
        q = (root - p * p) / q;
    }
    Num rest = j, sum = 0;
    bool above = false;
    for (std::size_t place = convergents.size(); place-- > 0;) {
        const Num times = rest / convergents[place].second;
        if (times == 0) continue;
        Num more;
        if (__builtin_mul_overflow(times, convergents[place].first, &more) || __builtin_add_overflow(sum, more, &sum)) return largest;
        rest %= convergents[place].second;
        above = place % 2 == 1;
    }
    return above ? sum - 1 : sum;
}";

const LEAST_FLOOR: &str = "
// The least j with floor_multiple(plus, root, over, j) >= value, or the largest Num if that is less.
Num least_with_floor(Num plus, Num root, Num over, Num value, Num enough) {
    Num low = 0, high;
    if (__builtin_mul_overflow(std::max<Num>(value, 0), enough, &high)) high = Num(~(Wide)0 >> 1);
    while (low < high) {
        const Num middle = low + (high - low) / 2;
        if (floor_multiple(plus, root, over, middle) < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}";

const FIB: &str = "
// 0, 1, 1, 2, 3, 5, ...; beyond an index of 180 larger numbers than those, the more so the larger it is.
Num fib(Num index) {
    const Num large = Num(~(Wide)0 >> 3);
    if (index > 180) return large + std::min(index, large);
    Num low = 0, high = 1;
    for (Num i = 0; i < index; i++) {
        const Num next = low + high;
        low = high;
        high = next;
    }
    return low;
}";

const LOWEST_ZECKENDORF: &str = "
// The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.
Num lowest_zeckendorf(Num n) {
    while (true) {
        Num before = 1, low = 1;
        while (before <= n - low) {
            const Num next = before + low;
            before = low;
            low = next;
        }
        n -= low;
        if (n == 0) return low;
    }
}";

const IS_FIBONACCI: &str = "
bool is_fibonacci(Num n) {
    Num low = 0, high = 1;
    while (low <= n - high) {
        const Num next = low + high;
        low = high;
        high = next;
    }
    return n == 0 || n == high;
}";

const FIBONACCI_COUNT: &str = "
// The number of Fibonacci numbers from 1 to n.
Num fibonacci_count(Num n) {
    Num count = 0, low = 0, high = 1;
    while (low <= n - high) {
        const Num next = low + high;
        low = high;
        high = next;
        count++;
    }
    return count;
}";

const IS_SQUARE: &str = "
bool is_square(Num n) {
    const Num root = Num(root_of(n));
    return root * root == n;
}";

const IS_POWER_OF_TWO: &str = "
bool is_power_of_two(Num n) {
    return n > 0 && (n & (n - 1)) == 0;
}";

const PRIME_EXPONENT: &str = "
// The k of n = p^k for a prime p; 0 for n = 1, and -1 if n is not a prime power.
Num prime_exponent(Num n) {
    if (n < 2) return n - 1;
    Num p = 2;
    while (n % p != 0 && p <= n / p) p += p == 2 ? 1 : 2;
    if (n % p != 0) return 1;
    Num rest = n, k = 0;
    for (; rest % p == 0; rest /= p) k++;
    return rest == 1 ? k : -1;
}";

const GCD: &str = "
// The greatest common divisor, 0 for zeros.
Num gcd(Num a, Num b) {
    while (b != 0) {
        const Num rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}";

const SMALLEST_FACTOR: &str = "
// The smallest prime factor of n > 1.
Num smallest_factor(Num n) {
    Num p = 2;
    while (n % p != 0 && p <= n / p) p += p == 2 ? 1 : 2;
    return n % p == 0 ? p : n;
}";

const PRIME_COUNT: &str = "
// The number of primes up to n, by a sieve that is kept for later calls.
Num prime_count(Num n) {
    static std::vector<int> counts;
    if (n >= Num(counts.size())) {
        std::size_t top = std::max<std::size_t>(2 * std::size_t(n), 1000);
        std::vector<bool> composite(top + 1);
        counts.assign(top + 1, 0);
        for (std::size_t i = 2; i <= top; i++) {
            counts[i] = counts[i - 1] + !composite[i];
            if (composite[i]) continue;
            for (std::size_t multiple = i * i; multiple <= top; multiple += i) composite[multiple] = true;
        }
    }
    return counts[std::size_t(n)];
}";

const VALUATION: &str = "
// Exponent of p > 1 in n > 0.
Num valuation(Num p, Num n) {
    Num times = 0;
    for (; p > 1 && n > 0 && n % p == 0; n /= p) times++;
    return times;
}";

const DIGIT: &str = "
// The digit of n at a place counted from 0 at the lowest.
Num digit(Num n, Num place, Num base) {
    for (; place > 0 && n > 0; place--) n /= base;
    return n % base;
}";

const BIT: &str = "
Num bit(Num n, Num place) {
    return place < 127 ? n >> int(place) & 1 : 0;
}";

const ONES: &str = "
Num ones(Num n) {
    Num count = 0;
    for (; n > 0; n >>= 1) count += n & 1;
    return count;
}";

const POWER_OF_TWO: &str = "
Num power_of_two(Num exponent) {
    return Num(1) << exponent;
}";

const BIT_LENGTH: &str = "
Num bit_length(Num n) {
    Num length = 0;
    for (; n > 0; n >>= 1) length++;
    return length;
}";

const IN_PLACES: &str = "
// The digits, the lowest first. A place is worth a, b, c and d times those below it, and 1 more if there are fewer than `begun` of
// them; with begun = 0, always 1 more, and d times all further ones.
std::vector<int> in_places(Num n, int a, int b, int c, int d, std::size_t begun) {
    const int times[] = {a, b, c, d};
    std::vector<Num> places;
    for (bool more = n > 0; more;) {
        const std::size_t length = places.size(), some = begun == 0 ? length : std::min(length, begun);
        Num left = n - (begun == 0 || length < begun);
        for (std::size_t i = 0; i < some && more; i++) {
            const Num factor = times[i < 4 ? i : 3], place = places[length - 1 - i];
            more = factor == 0 || place <= left / factor;
            if (more) left -= factor * place;
        }
        if (more) places.push_back(n - left);
    }
    std::vector<int> digits(places.size());
    for (std::size_t place = places.size(); place-- > 0; n %= places[place]) digits[place] = int(n / places[place]);
    return digits;
}";

const ACCEPTS: &str = "
// Reads the digits of several numbers at once, the highest first.
bool accepts(const std::vector<std::vector<int>>& next, const std::vector<bool>& accepting, int radix,
             const std::vector<std::vector<int>>& words) {
    std::size_t length = 0;
    for (const auto& word : words) length = std::max(length, word.size());
    int state = 0;
    for (std::size_t place = length; place-- > 0;) {
        std::size_t column = 0;
        for (const auto& word : words) column = column * radix + (place < word.size() ? word[place] : 0);
        state = next[state][column];
        if (state < 0) return false;
    }
    return accepting[state];
}";
