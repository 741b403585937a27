//! Helpers of Go programs beyond the language's library.

use crate::tree::texts;

texts!();

const FLOOR_DIV: &str = "
// Rounded down, for b > 0.
func floor_div(a, b Num) Num {
    if a%b < 0 {
        return a/b - 1
    }
    return a / b
}";

const FLOOR_MOD: &str = "
// From 0 to b - 1, for b > 0.
func floor_mod(a, b Num) Num {
    return (a%b + b) % b
}";

const ROOT: &str = "
// The square root, rounded down.
func root_of(n Num) Num {
    return new(big.Int).Sqrt(big.NewInt(n)).Int64()
}";

const SQUARE_ROOT: &str = "
func square_root(n Num) Num { return root_of(n) }";

const FLOOR: &str = "
// floor((plus + sqrt(root))/over * j), exactly, or the largest Num if that is less; for over > 0.
func floor_multiple(plus, root, over, j Num) Num {
    factor := big.NewInt(j)
    surd := new(big.Int).Mul(new(big.Int).Mul(big.NewInt(root), factor), factor)
    sum := new(big.Int).Mul(big.NewInt(plus), factor)
    sum.Add(sum, surd.Sqrt(surd))
    floor := sum.Div(sum, big.NewInt(over))
    if !floor.IsInt64() {
        return 1<<63 - 1
    }
    return floor.Int64()
}";

const LEAST_FLOOR: &str = "
// The least j with floor_multiple(plus, root, over, j) >= value, or the largest Num if that is less.
func least_with_floor(plus, root, over, value, enough Num) Num {
    const largest = 1<<63 - 1
    var low, high Num
    if value > 0 {
        high = value
    }
    if high > largest/enough {
        high = largest
    } else {
        high *= enough
    }
    for low < high {
        middle := low + (high-low)/2
        if floor_multiple(plus, root, over, middle) < value {
            low = middle + 1
        } else {
            high = middle
        }
    }
    return low
}";

const FIB: &str = "
// 0, 1, 1, 2, 3, 5, ...
func fib(index Num) Num {
    if index > 92 {
        panic(\"a Fibonacci number is larger than 2^63 - 1\")
    }
    var low, high Num = 0, 1
    for i := Num(0); i < index; i++ {
        low, high = high, low+high
    }
    return low
}";

const LOWEST_ZECKENDORF: &str = "
// The smallest part of n > 0 as a sum of Fibonacci numbers no two of which are neighbours.
func lowest_zeckendorf(n Num) Num {
    for {
        var before, low Num = 1, 1
        for before <= n-low {
            before, low = low, before+low
        }
        n -= low
        if n == 0 {
            return low
        }
    }
}";

const IS_FIBONACCI: &str = "
func is_fibonacci(n Num) bool {
    var low, high Num = 0, 1
    for low <= n-high {
        low, high = high, low+high
    }
    return n == 0 || n == high
}";

const FIBONACCI_COUNT: &str = "
// The number of Fibonacci numbers from 1 to n.
func fibonacci_count(n Num) (count Num) {
    var low, high Num = 0, 1
    for ; low <= n-high; count++ {
        low, high = high, low+high
    }
    return count
}";

const IS_SQUARE: &str = "
func is_square(n Num) bool {
    root := root_of(n)
    return root*root == n
}";

const IS_POWER_OF_TWO: &str = "
func is_power_of_two(n Num) bool {
    return n > 0 && n&(n-1) == 0
}";

const PRIME_EXPONENT: &str = "
// The k of n = p^k for a prime p; 0 for n = 1, and -1 if n is not a prime power.
func prime_exponent(n Num) Num {
    if n < 2 {
        return n - 1
    }
    p := Num(2)
    for n%p != 0 && p <= n/p {
        p += 1 + p%2
    }
    if n%p != 0 {
        return 1
    }
    rest, k := n, Num(0)
    for ; rest%p == 0; rest /= p {
        k++
    }
    if rest == 1 {
        return k
    }
    return -1
}";

const GCD: &str = "
// The greatest common divisor, 0 for zeros.
func gcd(a, b Num) Num {
    for b != 0 {
        a, b = b, a%b
    }
    return a
}";

const SMALLEST_FACTOR: &str = "
// The smallest prime factor of n > 1.
func smallest_factor(n Num) Num {
    p := Num(2)
    for n%p != 0 && p <= n/p {
        p += 1 + p%2
    }
    if n%p == 0 {
        return p
    }
    return n
}";

const PRIME_COUNT: &str = "
var counts []int32

// The number of primes up to n, by a sieve that is kept for later calls.
func prime_count(n Num) Num {
    if n >= Num(len(counts)) {
        top := 2*int(n) + 1000
        composite := make([]bool, top+1)
        counts = make([]int32, top+1)
        for i := 2; i <= top; i++ {
            counts[i] = counts[i-1]
            if composite[i] {
                continue
            }
            counts[i]++
            for multiple := i * i; multiple <= top; multiple += i {
                composite[multiple] = true
            }
        }
    }
    return Num(counts[n])
}";

const VALUATION: &str = "
// Exponent of p > 1 in n > 0.
func valuation(p, n Num) (times Num) {
    for ; p > 1 && n > 0 && n%p == 0; n /= p {
        times++
    }
    return times
}";

const DIGIT: &str = "
// The digit of n at a place counted from 0 at the lowest.
func digit(n, place, base Num) Num {
    for ; place > 0 && n > 0; place-- {
        n /= base
    }
    return n % base
}";

const BIT: &str = "
func bit(n, place Num) Num {
    if place < 63 {
        return n >> uint(place) & 1
    }
    return 0
}";

const ONES: &str = "
func ones(n Num) Num {
    return Num(bits.OnesCount64(uint64(n)))
}";

const POWER_OF_TWO: &str = "
func power_of_two(exponent Num) Num {
    return 1 << uint(exponent)
}";

const BIT_LENGTH: &str = "
func bit_length(n Num) Num {
    return Num(bits.Len64(uint64(n)))
}";

const IN_PLACES: &str = "
// The digits, the lowest first. A place is worth a, b, c and d times those below it, and 1 more if there are fewer than begun of
// them; with begun = 0, always 1 more, and d times all further ones.
func in_places(n, a, b, c, d Num, begun int) []int {
    times, places := []Num{a, b, c, d}, []Num{}
    for more := n > 0; more; {
        length, left := len(places), n
        if begun == 0 || length < begun {
            left--
        }
        for i := 0; i < length && (begun == 0 || i < begun) && more; i++ {
            factor, place := times[i], places[length-1-i]
            more = factor == 0 || place <= left/factor
            if more {
                left -= factor * place
            }
        }
        if more {
            places, times = append(places, n-left), append(times, d)
        }
    }
    digits := make([]int, len(places))
    for place := len(places) - 1; place >= 0; place-- {
        digits[place] = int(n / places[place])
        n %= places[place]
    }
    return digits
}";

const ACCEPTS: &str = "
// Reads the digits of several numbers at once, the highest first.
func accepts(next [][]int, accepting []bool, radix int, words ...[]int) bool {
    length, state := 0, 0
    for _, word := range words {
        if len(word) > length {
            length = len(word)
        }
    }
    for place := length - 1; place >= 0; place-- {
        column := 0
        for _, word := range words {
            column *= radix
            if place < len(word) {
                column += word[place]
            }
        }
        state = next[state][column]
        if state < 0 {
            return false
        }
    }
    return accepting[state]
}";

pub(super) const ADD: &str = "
// a + b, if it has 64 bits.
func add(a, b Num) Num {
    sum := a + b
    if b > 0 && sum < a || b < 0 && sum > a {
        panic(\"an integer overflow\")
    }
    return sum
}";

pub(super) const SUB: &str = "
// a - b, if it has 64 bits.
func sub(a, b Num) Num {
    difference := a - b
    if b > 0 && difference > a || b < 0 && difference < a {
        panic(\"an integer overflow\")
    }
    return difference
}";

pub(super) const MUL: &str = "
// a * b, if it has 64 bits.
func mul(a, b Num) Num {
    product := a * b
    if a != 0 && (product/a != b || a == -1 && product == b && b != 0) {
        panic(\"an integer overflow\")
    }
    return product
}";

pub(super) const MIN_OF: &str = "
func min_of(a, b Num) Num {
    if a < b {
        return a
    }
    return b
}";

pub(super) const MAX_OF: &str = "
func max_of(a, b Num) Num {
    if a > b {
        return a
    }
    return b
}";
