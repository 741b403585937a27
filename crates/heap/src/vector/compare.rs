//! Pairs of values compared, as many at once as the processor can.

/// Number of pairs compared between two looks at the result.
pub(crate) const BLOCK: usize = 256;

/// Number of blocks of pairs before the first with `a[i] ^ b[i] == wanted`, b counted from its end.
macro_rules! blocks_without {
    ($a:expr, $b:expr, $wanted:expr, $cell:ty) => {{
        let mut blocks = $a.chunks_exact(BLOCK).zip($b.rchunks_exact(BLOCK));
        let found = blocks.position(|(a, b)| {
            // As wide as what is compared, so that nothing is packed.
            let mut found: $cell = 0;
            for (&a, &b) in a.iter().zip(b.iter().rev()) {
                found |= <$cell>::from(a ^ b == $wanted);
            }
            found != 0
        });
        found.unwrap_or($a.len().min($b.len()) / BLOCK)
    }};
}

macro_rules! compiled {
    ($name:ident, $cell:ty) => {
        pub(crate) fn $name(a: &[$cell], b: &[$cell], wanted: $cell) -> usize {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
                fn widest(a: &[$cell], b: &[$cell], wanted: $cell) -> usize {
                    blocks_without!(a, b, wanted, $cell)
                }
                #[target_feature(enable = "avx2")]
                fn wide(a: &[$cell], b: &[$cell], wanted: $cell) -> usize {
                    blocks_without!(a, b, wanted, $cell)
                }
                if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vbmi") {
                    // SAFETY: the processor has it.
                    return unsafe { widest(a, b, wanted) };
                }
                if is_x86_feature_detected!("avx2") {
                    // SAFETY: the processor has it.
                    return unsafe { wide(a, b, wanted) };
                }
            }
            blocks_without!(a, b, wanted, $cell)
        }
    };
}

compiled!(blocks_without_u8, u8);
compiled!(blocks_without_u16, u16);
