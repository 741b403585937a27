//! Sizes of samples.

/// Variable of the environment that asks for whole sweeps; `cargo xtask soak --sweeps` sets it.
const WHOLE: &str = "BOUTON_SWEEPS";

/// Size of a sample: `usual` among all tests, and `whole` in a long sweep.
pub fn sweep<T>(usual: T, whole: T) -> T {
    if std::env::var_os(WHOLE).is_some() { whole } else { usual }
}

/// Returns `true` if a case belongs to the sample: one in `every` among all tests, and each in a long sweep. A hash of
/// its name decides, so that cases stay in the sample, or out of it, whatever is added.
pub fn sampled(name: &str, every: u64) -> bool {
    sweep(hash(name).is_multiple_of(every), true)
}

/// A hash that is the same on every machine: FNV-1a, its halves mixed.
fn hash(name: &str) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    let hash = name.bytes().fold(0xCBF2_9CE4_8422_2325, step);
    hash ^ (hash >> 32)
}
