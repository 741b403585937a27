//! Fingerprints: FNV-1a in 128 and 64 bits. They tell apart files that differ by accident, and give no
//! protection against deliberate collisions.

/// Fingerprint of some byte strings; it depends on the boundaries between them.
///
/// ```
/// assert_eq!(store::fingerprint(&[b"nim", b"3"]), store::fingerprint(&[b"nim", b"3"]));
/// assert_ne!(store::fingerprint(&[b"nim", b"3"]), store::fingerprint(&[b"nim3", b""]));
/// ```
pub fn fingerprint(parts: &[&[u8]]) -> u128 {
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let mut hash: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    let mut eat = |bytes: &[u8]| {
        for &byte in bytes {
            hash = (hash ^ u128::from(byte)).wrapping_mul(PRIME);
        }
    };
    for part in parts {
        eat(&(part.len() as u64).to_le_bytes());
        eat(part);
    }
    hash
}

/// Checksum of some bytes; any changed byte changes it.
pub fn checksum(bytes: &[u8]) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325u64;
    bytes.iter().fold(start, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_checksum_is_the_published_fnv_1a() {
        // From the table of test vectors of Fowler, Noll and Vo.
        assert_eq!(super::checksum(b""), 0xcbf29ce484222325);
        assert_eq!(super::checksum(b"a"), 0xaf63dc4c8601ec8c);
        assert_eq!(super::checksum(b"foobar"), 0x85944171f73967e8);
    }
}
