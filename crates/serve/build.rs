//! The pages are part of the binary: it is built again when they change.

fn main() {
    println!("cargo::rerun-if-changed=dist");
}
