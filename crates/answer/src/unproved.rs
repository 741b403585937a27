//! Stands in for the rooms of proofs where the feature `prove` is off: nothing is ever known by a proof or a period, so that engines and cited theorems answer.

/// Proofs.
pub(crate) mod proof {
    use dashu_int::UBig;
    use limits::Meter;

    /// Winning moves by a proof; there are none.
    pub(crate) enum Strategy {}

    impl Strategy {
        pub(crate) fn moves(&self, _: &[UBig], _: Option<&UBig>, _: usize, _: &Meter) -> Option<Chosen> {
            match *self {}
        }
    }

    /// Moves chosen by a proof.
    pub(crate) struct Chosen {
        pub(crate) first: Vec<Vec<UBig>>,
        pub(crate) count: UBig,
    }

    /// Cached proofs.
    pub(crate) mod cache {
        use super::Strategy;
        use crate::effort::Effort;
        use question::Variant;
        use rules::ClaimInstance;
        use solve::Limits;
        use std::sync::Arc;

        /// A proof.
        pub(crate) enum ProvedClaim {}

        impl ProvedClaim {
            pub(crate) fn strategy(&self, _: &Variant, _: &Limits) -> Option<&Strategy> {
                match *self {}
            }
        }

        /// Returns `true` if a claim is proved for all sizes.
        pub(crate) fn is_proved_for_all_sizes(_: &Variant, _: &ClaimInstance, _: &Limits) -> bool {
            false
        }

        /// The proof of a claim.
        pub(crate) fn proved_claim(
            _: &Variant,
            _: &ClaimInstance,
            _: Option<usize>,
            _: Effort,
            _: &Limits,
        ) -> Option<Arc<ProvedClaim>> {
            None
        }
    }
}

/// Periods.
pub(crate) mod period {
    /// Cached periods.
    pub(crate) mod cache {
        use super::periodic::Periodic;
        use crate::effort::Effort;
        use dashu_int::UBig;
        use question::Variant;
        use solve::Limits;
        use std::sync::Arc;

        /// The search for a period.
        pub(crate) enum CachedPeriod {}

        impl CachedPeriod {
            pub(crate) fn of(_: &Variant) -> Option<Arc<CachedPeriod>> {
                None
            }

            pub(crate) fn period(
                &self,
                _: &Variant,
                _: Effort,
                _: &UBig,
                _: &Limits,
            ) -> Option<Arc<Periodic>> {
                match *self {}
            }
        }
    }

    /// Periods at work.
    pub(crate) mod periodic {
        use crate::reason::Reason;
        use catalog::theory::Several;
        use dashu_int::UBig;

        /// A period at work.
        pub(crate) enum Periodic {}

        /// Its ground.
        pub(crate) struct Ground;

        impl Ground {
            pub(crate) fn is_certified(&self) -> bool {
                false
            }

            pub(crate) fn citation(&self) -> Option<&'static str> {
                None
            }
        }

        impl Periodic {
            pub(crate) fn ground(&self) -> Ground {
                match *self {}
            }

            pub(crate) fn needed(&self) -> usize {
                match *self {}
            }

            pub(crate) fn value(&self, _: &[UBig]) -> Option<UBig> {
                match *self {}
            }

            pub(crate) fn reaching(&self, _: &[UBig], _: &UBig, _: usize) -> Option<Several<Vec<Vec<UBig>>>> {
                match *self {}
            }

            pub(crate) fn reasons(&self, _: &[&[UBig]]) -> Vec<Reason> {
                match *self {}
            }
        }
    }
}
