//! Helpers of Python programs beyond the language's library.

use crate::tree::texts;

texts!();

/// Python has an operator or a function for these.
const FLOOR_DIV: &str = "";
const FLOOR_MOD: &str = "";
const ROOT: &str = "";

const SQUARE_ROOT: &str = "

def square_root(n):
    return isqrt(n)";

const FLOOR: &str = "

def floor_multiple(plus, root, over, j):
    \"\"\"floor((plus + sqrt(root))/over * j), exactly.\"\"\"
    return (plus * j + isqrt(root * j * j)) // over";

const LEAST_FLOOR: &str = "

def least_with_floor(plus, root, over, value, enough):
    \"\"\"The least j with floor_multiple(plus, root, over, j) >= value.\"\"\"
    low, high = 0, max(value, 0) * enough
    while low < high:
        middle = (low + high) // 2
        if floor_multiple(plus, root, over, middle) < value:
            low = middle + 1
        else:
            high = middle
    return low";

const FIB: &str = "

def fib(index):
    \"\"\"0, 1, 1, 2, 3, 5, ...\"\"\"
    low, high = 0, 1
    for _ in range(index):
        low, high = high, low + high
    return low";

const LOWEST_ZECKENDORF: &str = "

def lowest_zeckendorf(n):
    \"\"\"The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.\"\"\"
    while True:
        low, high = 1, 2
        while high <= n:
            low, high = high, low + high
        n -= low
        if n == 0:
            return low";

const IS_FIBONACCI: &str = "

def is_fibonacci(n):
    low, high = 0, 1
    while low < n:
        low, high = high, low + high
    return low == n";

const FIBONACCI_COUNT: &str = "

def fibonacci_count(n):
    \"\"\"The number of Fibonacci numbers from 1 to n.\"\"\"
    count, low, high = 0, 0, 1
    while low + high <= n:
        count, low, high = count + 1, high, low + high
    return count";

const IS_SQUARE: &str = "

def is_square(n):
    return isqrt(n) ** 2 == n";

const IS_POWER_OF_TWO: &str = "

def is_power_of_two(n):
    return n > 0 and n & (n - 1) == 0";

const PRIME_EXPONENT: &str = "

def prime_exponent(n):
    \"\"\"The k of n = p^k for a prime p; 0 for n = 1, and -1 if n is not a prime power.\"\"\"
    if n < 2:
        return n - 1
    p = 2
    while n % p != 0 and p <= n // p:
        p += 1 if p == 2 else 2
    if n % p != 0:
        return 1
    k = 0
    while n % p == 0:
        n, k = n // p, k + 1
    return k if n == 1 else -1";

const GCD: &str = "

def gcd(a, b):
    \"\"\"The greatest common divisor, 0 for zeros.\"\"\"
    while b:
        a, b = b, a % b
    return a";

const SMALLEST_FACTOR: &str = "

def smallest_factor(n):
    \"\"\"The smallest prime factor of n > 1.\"\"\"
    p = 2
    while n % p != 0 and p <= n // p:
        p += 1 if p == 2 else 2
    return p if n % p == 0 else n";

const PRIME_COUNT: &str = "
_counts = []


def prime_count(n):
    \"\"\"The number of primes up to n, by a sieve that is kept for later calls.\"\"\"
    if n >= len(_counts):
        top = max(2 * n, 1000)
        prime = bytearray([0, 0]) + bytearray([1]) * (top - 1)
        for i in range(2, int(top**0.5) + 2):
            if prime[i]:
                prime[i * i :: i] = bytes(len(range(i * i, top + 1, i)))
        _counts.clear()
        total = 0
        for is_prime in prime:
            total += is_prime
            _counts.append(total)
    return _counts[n]";

const VALUATION: &str = "

def valuation(p, n):
    \"\"\"Exponent of p > 1 in n > 0.\"\"\"
    times = 0
    while p > 1 and n > 0 and n % p == 0:
        n, times = n // p, times + 1
    return times";

const DIGIT: &str = "

def digit(n, place, base):
    \"\"\"The digit of n at a place counted from 0 at the lowest.\"\"\"
    while place > 0 and n > 0:
        n, place = n // base, place - 1
    return n % base";

const BIT: &str = "

def bit(n, place):
    return n >> place & 1";

const ONES: &str = "

def ones(n):
    return bin(n).count(\"1\")";

const POWER_OF_TWO: &str = "

def power_of_two(exponent):
    return 1 << exponent";

const BIT_LENGTH: &str = "

def bit_length(n):
    return n.bit_length()";

const IN_PLACES: &str = "

def in_places(n, a, b, c, d, begun):
    \"\"\"The digits, the lowest first.

    A place is worth a, b, c and d times those below it, and 1 more if there are fewer than `begun` of them; with begun = 0,
    always 1 more, and d times all further ones.
    \"\"\"
    times, places, further, above = (a, b, c, d), [], 0, 1
    while above <= n:
        places.append(above)
        further += d * places[-5] if begun == 0 and len(places) > 4 else 0
        above = sum(factor * place for factor, place in zip(times, reversed(places))) + further
        above += begun == 0 or len(places) < begun
    digits = []
    for place in reversed(places):
        digits.append(n // place)
        n %= place
    return digits[::-1]";

const ACCEPTS: &str = "

def accepts(next_states, accepting, radix, words):
    \"\"\"Reads the digits of several numbers at once, the highest first.\"\"\"
    state = 0
    for place in reversed(range(max(len(word) for word in words))):
        column = 0
        for word in words:
            column = column * radix + (word[place] if place < len(word) else 0)
        state = next_states[state][column]
        if state < 0:
            return False
    return accepting[state]";
