//! Files that questions may name.

use crate::problem::{Problem, Unreadable};
use crate::read;
use std::io;
use std::path::{Component, Path, PathBuf};

/// Files that questions may name as games.
#[derive(Clone, Debug, Default)]
pub enum Files {
    /// All files.
    #[default]
    Anywhere,
    /// No files.
    Nowhere,
    /// Files in a folder and in the folders below it.
    Within(Folder),
}

/// A folder beyond which no file is read, whether by `..`, by an absolute path or by a symbolic link.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Its path without symbolic links.
    root: PathBuf,
}

impl Folder {
    /// An existing folder.
    pub fn open(path: &Path) -> io::Result<Folder> {
        let root = path.canonicalize()?;
        if root.is_dir() { Ok(Folder { root }) } else { Err(io::ErrorKind::NotADirectory.into()) }
    }

    /// The text of a file in the folder; relative paths begin in it. Of other files nothing is said, not even that they exist.
    fn text(&self, reference: &str) -> Result<String, Problem> {
        let outside = || Problem::new(Unreadable::Outside { path: reference.into() });
        let path = self.root.join(reference);
        match path.canonicalize() {
            Ok(real) if !real.starts_with(&self.root) => Err(outside()),
            // A pipe would be waited for.
            Ok(real) if !real.is_file() && !real.is_dir() => {
                Err(read::unreadable(reference, &io::ErrorKind::InvalidInput.into()))
            }
            Ok(real) => read::named(reference, &real),
            Err(error) if self.holds(&path) => Err(read::unreadable(reference, &error)),
            Err(_) => Err(outside()),
        }
    }

    /// Returns `true` if a path does not leave the folder by `..`, symbolic links apart.
    fn holds(&self, path: &Path) -> bool {
        let mut plain = PathBuf::new();
        for part in path.components() {
            match part {
                Component::ParentDir => drop(plain.pop()),
                Component::CurDir => {}
                part => plain.push(part),
            }
        }
        plain.starts_with(&self.root)
    }
}

impl Files {
    /// The text of a file.
    pub(crate) fn text(&self, reference: &str) -> Result<String, Problem> {
        match self {
            Files::Anywhere => read::file(Path::new(reference)),
            Files::Nowhere => Err(Problem::new(Unreadable::NoFiles { path: reference.into() })),
            Files::Within(folder) => folder.text(reference),
        }
    }
}
