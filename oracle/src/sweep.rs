//! Sizes of samples.

/// Variable of the environment that asks for whole sweeps; `cargo xtask soak --sweeps` sets it.
const WHOLE: &str = "BOUTON_SWEEPS";

/// Size of a sample: `usual` among all tests, and `whole` in a long sweep.
pub fn sweep<T>(usual: T, whole: T) -> T {
    if std::env::var_os(WHOLE).is_some() { whole } else { usual }
}
