//! Elementary facts about numbers, on which proofs may rest.

use crate::{Say, both};
use prove::Lemma;
use rules::Text;

impl Say for Lemma {
    fn text(&self) -> Text {
        match self {
            Lemma::Divisors => both(
                "What divides two numbers divides their difference; what divides a divisor of n divides n; a divisor of n > 0 is n, n/2, n/3, or at most n/4.",
                "整除两个数的数也整除它们的差；n 的约数的约数也是 n 的约数；n > 0 的约数是 n、n/2、n/3，或不超过 n/4。",
            ),
            Lemma::CommonDivisors => both(
                "A number divides gcd(a, b) if and only if it divides a and b.",
                "一个数整除 gcd(a, b)，当且仅当它整除 a 和 b。",
            ),
            Lemma::Products => both(
                "The remainder of a product is that of the product of the remainders.",
                "积的余数等于余数之积的余数。",
            ),
            Lemma::Quotients => both(
                "n div d is q if and only if q*d <= n < (q + 1)*d; the rest is n mod d.",
                "n div d 等于 q，当且仅当 q*d <= n < (q + 1)*d；剩余部分为 n mod d。",
            ),
            Lemma::Factors => both(
                "The smallest factor of n > 1 is the smallest prime that divides n.",
                "n > 1 的最小因数是整除 n 的最小素数。",
            ),
            Lemma::Primes => {
                both("A prime is divided by no number but 1 and itself.", "素数只能被 1 和它自身整除。")
            }
            Lemma::PrimePowers => {
                both("A power of a prime is divided by no two primes.", "素数的幂不能被两个不同的素数整除。")
            }
            Lemma::SmallNumbers => both(
                "Functions have the values at small numbers that they are computed to have.",
                "函数在小数值处的值由计算得出。",
            ),
        }
    }
}
