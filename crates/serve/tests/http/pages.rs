//! The pages.

use super::client::House;
use std::fs;
use std::io::Read;

#[test]
fn the_page_is_served_at_every_place_and_known_again() {
    let house = House::open();
    let page = house.get("/");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    assert_eq!(house.get("/play/nim").body, page.body);
    let tag = page.header("etag").expect("a tag").to_owned();
    let again = house.ask("GET", "/", &[("if-none-match", &tag)], b"");
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(house.ask("GET", "/", &[("if-none-match", "\"other\"")], b"").status, 200);
    let head = house.ask("HEAD", "/", &[], b"");
    assert_eq!((head.status, head.body.len()), (200, 0));
    for path in ["/no-such.js", "/assets/none.css", "/api", "/api/none", "/%00", "/..%2f..%2fCargo.toml"] {
        let answer = house.get(path);
        // A path without an ending is a place of the one page.
        let place = answer.status == 200 && answer.body == page.body;
        assert!(answer.status == 404 || place && !path.contains('.') && !path.starts_with("/api"), "{path}");
    }
    assert_eq!(house.ask("POST", "/", &[], b"").status, 405);
}

#[test]
fn a_folder_is_served_and_nothing_beside_it() {
    let folder = std::env::temp_dir().join(format!("bouton-pages-{}", std::process::id()));
    let inner = folder.join("inner");
    fs::create_dir_all(&inner).expect("a folder");
    fs::write(folder.join("secret.txt"), "secret").expect("a file");
    fs::write(inner.join("index.html"), "index").expect("a file");
    fs::write(inner.join("app.js"), "script").expect("a file");
    let house = House::with_pages(Some(inner.clone()));
    assert_eq!(house.get("/").body, b"index");
    assert_eq!(house.get("/somewhere").body, b"index");
    let script = house.get("/app.js");
    assert_eq!(
        (script.body.as_slice(), script.header("content-type")),
        (&b"script"[..], Some("text/javascript; charset=utf-8"))
    );
    for path in [
        "/../secret.txt",
        "//../secret.txt",
        "/..%2fsecret.txt",
        "/./../secret.txt",
        "/inner/../../secret.txt",
    ] {
        assert_eq!(house.get(path).status, 404, "{path}");
    }
    let absolute = folder.join("secret.txt");
    assert_eq!(house.get(&format!("/{}", absolute.display())).status, 404);
    drop(house);
    fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn the_pages_in_the_program_bring_all_that_they_need() {
    let house = House::open();
    let page = String::from_utf8(house.get("/").body).expect("text");
    assert!(!page.contains("<script>"), "the policy allows no scripts within a page");
    let quoted = page.split('"').filter(|word| word.starts_with('/') || word.starts_with("./"));
    let files: Vec<&str> =
        quoted.map(|word| word.trim_start_matches('.')).filter(|word| word.contains('.')).collect();
    for file in files {
        let plain = house.get(file);
        assert_eq!(plain.status, 200, "{file}");
        assert_ne!(plain.header("content-type"), Some("application/octet-stream"), "{file}");
        if file.starts_with("/assets/") {
            assert_eq!(plain.header("cache-control"), Some("public, max-age=31536000, immutable"), "{file}");
        }
        let packed = house.ask("GET", file, &[("accept-encoding", "br, gzip")], b"");
        if packed.header("content-encoding") == Some("gzip") {
            assert!(packed.body.len() < plain.body.len());
            let mut unpacked = Vec::new();
            flate2::read::GzDecoder::new(&*packed.body).read_to_end(&mut unpacked).expect("it is packed");
            assert_eq!(unpacked, plain.body, "{file}");
            let refused = house.ask("GET", file, &[("accept-encoding", "gzip;q=0")], b"");
            assert_eq!(refused.header("content-encoding"), None);
        } else {
            assert_eq!(packed.body, plain.body, "{file}");
        }
    }
}
