//! The loops that read many values at once. Each is compiled for what the processor may have, and the best that it has
//! is chosen at run time; what they do is the same everywhere.
#![allow(unsafe_code)] // A function compiled for a processor's extension may only be called where it has it.

mod compare;
mod splits;

pub(crate) use compare::{BLOCK, blocks_without_u8, blocks_without_u16};
pub(crate) use splits::find_splits;
#[cfg(test)]
pub(crate) use splits::find_splits_by_fours;

/// Declares a function that is compiled for each extension.
macro_rules! chosen {
    ($(#[$doc:meta])* $name:ident($self:ident: $type:ty, $argument:ident: $of:ty) -> $result:ty, $body:expr) => {
        $(#[$doc])*
        #[allow(unsafe_code)] // What is compiled for a processor's extension is called only where it has it.
        pub(crate) fn $name<V: Cell>($self: $type, $argument: $of) -> $result {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512bw,avx512vl,popcnt,bmi1,bmi2")]
                fn widest<V: Cell>($self: $type, $argument: $of) -> $result {
                    $body
                }
                #[target_feature(enable = "avx2,popcnt,bmi1,bmi2")]
                fn wide<V: Cell>($self: $type, $argument: $of) -> $result {
                    $body
                }
                if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl") {
                    // SAFETY: the processor has it, and whatever has that has the older ones.
                    return unsafe { widest($self, $argument) };
                }
                if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2") {
                    // SAFETY: the processor has it, and whatever has that has the older ones.
                    return unsafe { wide($self, $argument) };
                }
            }
            $body
        }
    };
}
pub(crate) use chosen;
