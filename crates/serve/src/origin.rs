//! Origins of sites: `https://school.example`.

use std::fmt;
use std::net::Ipv6Addr;
use std::str::FromStr;

/// Limit on the letters of a host's name.
const MOST_NAME: usize = 253;

/// Scheme, host and port of a site, as they stand in a policy for browsers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// Text that is no origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOrigin {
    /// Neither `http://` nor `https://` in front.
    Scheme,
    /// Something after host and port: a path, a query, a slash.
    Path,
    /// A host with letters that names do not have, such as `*`.
    Host,
    /// A port that is none.
    Port,
}

impl FromStr for Origin {
    type Err = NoOrigin;

    fn from_str(text: &str) -> Result<Origin, NoOrigin> {
        let lower = text.to_ascii_lowercase();
        let (scheme, rest) = lower.split_once("://").ok_or(NoOrigin::Scheme)?;
        if !["http", "https"].contains(&scheme) {
            return Err(NoOrigin::Scheme);
        }
        if rest.contains(['/', '?', '#']) {
            return Err(NoOrigin::Path);
        }
        let end = rest.rfind(']').map_or(0, |end| end + 1);
        let (host, port) = match rest[end..].find(':') {
            Some(at) => (&rest[..end + at], Some(&rest[end + at + 1..])),
            None => (rest, None),
        };
        if !is_host(host) {
            return Err(NoOrigin::Host);
        }
        let digits = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit());
        if port.is_some_and(|port| !digits(port) || port.parse().unwrap_or(0u16) == 0) {
            return Err(NoOrigin::Port);
        }
        Ok(Origin(lower))
    }
}

/// Returns `true` for an address in brackets, and for labels of letters, digits and hyphens.
fn is_host(host: &str) -> bool {
    if let Some(inner) = host.strip_prefix('[') {
        return inner.strip_suffix(']').is_some_and(|address| address.parse::<Ipv6Addr>().is_ok());
    }
    let is_label = |label: &str| {
        let letters = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        !label.is_empty() && label.len() <= 63 && letters && !label.starts_with('-') && !label.ends_with('-')
    };
    host.len() <= MOST_NAME && host.split('.').all(is_label)
}

impl fmt::Display for Origin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_scheme_a_host_and_perhaps_a_port() {
        for text in [
            "https://school.example",
            "http://localhost:8080",
            "https://xn--fiq228c.example",
            "http://192.168.1.5",
            "http://[fe80::1]:8080",
        ] {
            assert_eq!(text.parse::<Origin>().map(|origin| origin.to_string()), Ok(text.into()));
        }
        let upper = "HTTPS://School.Example".parse::<Origin>();
        assert_eq!(upper.map(|origin| origin.to_string()), Ok("https://school.example".into()));
    }

    #[test]
    fn nothing_else_comes_into_a_policy() {
        for (text, wrong) in [
            ("school.example", NoOrigin::Scheme),
            ("ftp://school.example", NoOrigin::Scheme),
            ("*", NoOrigin::Scheme),
            ("null", NoOrigin::Scheme),
            ("https://school.example/", NoOrigin::Path),
            ("https://school.example?x", NoOrigin::Path),
            ("https://*.example", NoOrigin::Host),
            ("https://", NoOrigin::Host),
            ("https://a b", NoOrigin::Host),
            ("https://a;script-src *", NoOrigin::Host),
            ("https://a,b", NoOrigin::Host),
            ("https://user@school.example", NoOrigin::Host),
            ("https://学校.example", NoOrigin::Host),
            ("https://-a.example", NoOrigin::Host),
            ("https://a..example", NoOrigin::Host),
            ("https://[::1", NoOrigin::Host),
            ("https://school.example:", NoOrigin::Port),
            ("https://school.example:0", NoOrigin::Port),
            ("https://school.example:65536", NoOrigin::Port),
            ("https://school.example:+80", NoOrigin::Port),
        ] {
            assert_eq!(text.parse::<Origin>(), Err(wrong), "{text}");
        }
    }
}
