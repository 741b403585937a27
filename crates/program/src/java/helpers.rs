//! Helpers of Java programs beyond the language's library.

use crate::tree::texts;

texts!();

const FLOOR_DIV: &str = "
// Rounded down, for b > 0.
static long floor_div(long a, long b) {
    return floorDiv(a, b);
}";

const FLOOR_MOD: &str = "
// From 0 to b - 1, for b > 0.
static long floor_mod(long a, long b) {
    return floorMod(a, b);
}";

const ROOT: &str = "
// The square root, rounded down.
static long root_of(long n) {
    return java.math.BigInteger.valueOf(n).sqrt().longValueExact();
}";

const SQUARE_ROOT: &str = "
static long square_root(long n) { return root_of(n); }";

const FLOOR: &str = "
// floor((plus + sqrt(root))/over * j), exactly, or the largest long if that is less.
static long floor_multiple(long plus, long root, long over, long j) {
    java.math.BigInteger factor = java.math.BigInteger.valueOf(j), divisor = java.math.BigInteger.valueOf(over);
    java.math.BigInteger surd = java.math.BigInteger.valueOf(root).multiply(factor).multiply(factor).sqrt();
    java.math.BigInteger[] parts =
        java.math.BigInteger.valueOf(plus).multiply(factor).add(surd).divideAndRemainder(divisor);
    java.math.BigInteger floor = parts[1].signum() < 0 ? parts[0].subtract(java.math.BigInteger.ONE) : parts[0];
    return floor.min(java.math.BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
}";

const LEAST_FLOOR: &str = "
// The least j with floor_multiple(plus, root, over, j) >= value, or the largest long if that is less.
static long least_with_floor(long plus, long root, long over, long value, long enough) {
    long low = 0, high = max(value, 0);
    high = high > Long.MAX_VALUE / enough ? Long.MAX_VALUE : high * enough;
    while (low < high) {
        long middle = low + (high - low) / 2;
        if (floor_multiple(plus, root, over, middle) < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}";

const FIB: &str = "
// 0, 1, 1, 2, 3, 5, ...
static long fib(long index) {
    if (index > 92) throw new ArithmeticException(\"a Fibonacci number is larger than 2^63 - 1\");
    long low = 0, high = 1;
    for (long i = 0; i < index; i++) {
        long next = low + high;
        low = high;
        high = next;
    }
    return low;
}";

const LOWEST_ZECKENDORF: &str = "
// The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.
static long lowest_zeckendorf(long n) {
    while (true) {
        long before = 1, low = 1;
        while (before <= n - low) {
            long next = before + low;
            before = low;
            low = next;
        }
        n -= low;
        if (n == 0) return low;
    }
}";

const IS_FIBONACCI: &str = "
static boolean is_fibonacci(long n) {
    long low = 0, high = 1;
    while (low <= n - high) {
        long next = low + high;
        low = high;
        high = next;
    }
    return n == 0 || n == high;
}";

const FIBONACCI_COUNT: &str = "
// The number of Fibonacci numbers from 1 to n.
static long fibonacci_count(long n) {
    long count = 0, low = 0, high = 1;
    for (; low <= n - high; count++) {
        long next = low + high;
        low = high;
        high = next;
    }
    return count;
}";

const IS_SQUARE: &str = "
static boolean is_square(long n) {
    long root = root_of(n);
    return root * root == n;
}";

const IS_POWER_OF_TWO: &str = "
static boolean is_power_of_two(long n) {
    return n > 0 && (n & (n - 1)) == 0;
}";

const PRIME_EXPONENT: &str = "
// The k of n = p^k for a prime p; 0 for n = 1, and -1 if n is not a prime power.
static long prime_exponent(long n) {
    if (n < 2) return n - 1;
    long p = 2;
    while (n % p != 0 && p <= n / p) p += p == 2 ? 1 : 2;
    if (n % p != 0) return 1;
    long rest = n, k = 0;
    for (; rest % p == 0; rest /= p) k++;
    return rest == 1 ? k : -1;
}";

const GCD: &str = "
// The greatest common divisor, 0 for zeros.
static long gcd(long a, long b) {
    while (b != 0) {
        long rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}";

const SMALLEST_FACTOR: &str = "
// The smallest prime factor of n > 1.
static long smallest_factor(long n) {
    long p = 2;
    while (n % p != 0 && p <= n / p) p += p == 2 ? 1 : 2;
    return n % p == 0 ? p : n;
}";

const PRIME_COUNT: &str = "
static int[] counts = {};

// The number of primes up to n, by a sieve that is kept for later calls.
static long prime_count(long n) {
    if (n >= counts.length) {
        int top = max(toIntExact(multiplyExact(2, n)), 1000);
        boolean[] composite = new boolean[top + 1];
        counts = new int[top + 1];
        for (int i = 2; i <= top; i++) {
            counts[i] = counts[i - 1] + (composite[i] ? 0 : 1);
            if (composite[i]) continue;
            for (long multiple = (long) i * i; multiple <= top; multiple += i) composite[(int) multiple] = true;
        }
    }
    return counts[(int) n];
}";

const VALUATION: &str = "
// Exponent of p > 1 in n > 0.
static long valuation(long p, long n) {
    long times = 0;
    for (; p > 1 && n > 0 && n % p == 0; n /= p) times++;
    return times;
}";

const DIGIT: &str = "
// The digit of n at a place counted from 0 at the lowest.
static long digit(long n, long place, long base) {
    for (; place > 0 && n > 0; place--) n /= base;
    return n % base;
}";

const BIT: &str = "
static long bit(long n, long place) {
    return place < 63 ? n >> place & 1 : 0;
}";

const ONES: &str = "
static long ones(long n) {
    return Long.bitCount(n);
}";

const POWER_OF_TWO: &str = "
static long power_of_two(long exponent) {
    return 1L << exponent;
}";

const BIT_LENGTH: &str = "
static long bit_length(long n) {
    return 64 - Long.numberOfLeadingZeros(n);
}";

const IN_PLACES: &str = "
// The digits, the lowest first. A place is worth a, b, c and d times those below it, and 1 more if there are fewer than `begun` of
// them; with begun = 0, always 1 more, and d times all further ones.
static int[] in_places(long n, int a, int b, int c, int d, int begun) {
    int[] times = {a, b, c, d};
    long[] places = new long[128];
    int length = 0;
    for (boolean more = n > 0; more;) {
        int some = begun == 0 || length < begun ? length : begun;
        long left = begun == 0 || length < begun ? n - 1 : n;
        for (int i = 0; i < some && more; i++) {
            long factor = times[i < 4 ? i : 3], place = places[length - 1 - i];
            more = factor == 0 || place <= left / factor;
            if (more) left -= factor * place;
        }
        if (more) places[length++] = n - left;
    }
    int[] digits = new int[length];
    for (int place = length - 1; place >= 0; n %= places[place--]) digits[place] = (int) (n / places[place]);
    return digits;
}";

const ACCEPTS: &str = "
// Reads the digits of several numbers at once, the highest first.
static boolean accepts(long[] next, long[] accepting, int radix, int[]... words) {
    int length = 0, columns = 1, state = 0;
    for (int[] word : words) {
        length = max(length, word.length);
        columns *= radix;
    }
    for (int place = length - 1; place >= 0; place--) {
        int column = 0;
        for (int[] word : words) column = column * radix + (place < word.length ? word[place] : 0);
        state = (int) next[state * columns + column];
        if (state < 0) return false;
    }
    return accepting[state] == 1;
}";
