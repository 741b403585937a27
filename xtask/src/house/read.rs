//! Modules of a crate according to its source: their imports and their functions.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, UseTree};

/// A module, in a separate file or inline.
pub(super) struct Module {
    /// File that contains it.
    pub(super) file: PathBuf,
    /// Modules declared in it, by name.
    pub(super) children: BTreeMap<String, usize>,
    /// Re-exported names, with their paths from the root of the crate.
    pub(super) reexports: BTreeMap<String, Vec<String>>,
    /// Modules that are re-exported entirely.
    pub(super) globs: Vec<Vec<String>>,
    /// Paths that it uses, from the root of the crate.
    pub(super) uses: Vec<Vec<String>>,
    path: Vec<String>,
}

/// A function in a file.
pub(super) struct Function {
    pub(super) file: PathBuf,
    pub(super) name: String,
    pub(super) lines: usize,
    pub(super) parameters: usize,
}

/// The source of a crate.
#[derive(Default)]
pub(super) struct Source {
    /// Modules of the crate; the first is the root.
    pub(super) modules: Vec<Module>,
    pub(super) functions: Vec<Function>,
    /// Number of lines in all its files, including tests inside them.
    pub(super) lines: usize,
}

impl Source {
    /// Reads a crate from its root file.
    pub(super) fn read(root: &Path) -> Result<Self, String> {
        let mut source = Self::default();
        source.file(root.to_path_buf(), Vec::new())?;
        Ok(source)
    }

    /// Reads a file and those of the modules that it declares; returns the number of its module.
    fn file(&mut self, file: PathBuf, path: Vec<String>) -> Result<usize, String> {
        let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = std::fs::read_to_string(&file).map_err(|error| told(&error))?;
        let parsed = syn::parse_file(&text).map_err(|error| told(&error))?;
        self.lines += text.lines().count();
        self.module(file, path, &parsed.items)
    }

    fn module(&mut self, file: PathBuf, path: Vec<String>, items: &[Item]) -> Result<usize, String> {
        let number = self.modules.len();
        self.modules.push(Module {
            file: file.clone(),
            children: BTreeMap::new(),
            reexports: BTreeMap::new(),
            globs: Vec::new(),
            uses: Vec::new(),
            path: path.clone(),
        });
        let declared =
            |name: &str| items.iter().any(|item| matches!(item, Item::Mod(module) if module.ident == name));
        for item in items {
            if let Item::Macro(call) = item {
                let all = listed(&file, &path, &call.mac.tokens);
                for (name, own) in all.into_iter().filter(|(name, _)| !declared(name)) {
                    let inner = [&path[..], std::slice::from_ref(&name)].concat();
                    let child = self.file(own, inner)?;
                    self.modules[number].children.insert(name, child);
                }
            }
            if let Item::Mod(module) = item
                && !is_test(&module.attrs)
            {
                let name = module.ident.to_string();
                let inner = [&path[..], std::slice::from_ref(&name)].concat();
                let child = match &module.content {
                    Some((_, items)) => self.module(file.clone(), inner, items)?,
                    None => self.file(beside(&file, &inner, module)?, inner)?,
                };
                self.modules[number].children.insert(name, child);
            }
        }
        let mut reader = Reader { source: self, number, own: None };
        items.iter().filter(|item| !matches!(item, Item::Mod(_))).for_each(|item| reader.visit_item(item));
        Ok(number)
    }
}

/// Modules that a macro declares from a list: the words of the call that are names of files.
fn listed(file: &Path, path: &[String], call: &TokenStream) -> BTreeMap<String, PathBuf> {
    let words = call.clone().into_iter().filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    });
    let own = |word: String| Some((word.clone(), found(file, &[path, &[word]].concat())?));
    words.filter(|word| !matches!(&**word, "mod" | "lib" | "main")).filter_map(own).collect()
}

/// File of a module declared in another.
fn beside(file: &Path, path: &[String], module: &ItemMod) -> Result<PathBuf, String> {
    found(file, path).ok_or_else(|| format!("{}: no file for `mod {}`", file.display(), module.ident))
}

/// File of a module of this path, which is declared in another file.
fn found(file: &Path, path: &[String]) -> Option<PathBuf> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let folder = match &*stem {
        "mod" | "lib" | "main" => folder.to_path_buf(),
        stem => folder.join(stem),
    };
    let name = path.last().map(String::as_str).unwrap_or_default();
    [folder.join(format!("{name}.rs")), folder.join(name).join("mod.rs")]
        .into_iter()
        .find(|file| file.exists())
}

/// Returns `true` if the bearer of these attributes is compiled for tests only.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

/// Collects the uses of one module's items.
struct Reader<'a> {
    source: &'a mut Source,
    number: usize,
    /// Type or trait whose functions are being read.
    own: Option<String>,
}

impl Reader<'_> {
    fn here(&mut self) -> &mut Module {
        &mut self.source.modules[self.number]
    }

    /// A path from the root, if it leads into this crate.
    fn rooted(&mut self, path: &[String]) -> Option<Vec<String>> {
        let module = self.here();
        let first = path.first()?.as_str();
        match first {
            "crate" => Some(path[1..].to_vec()),
            "self" => Some([&module.path[..], &path[1..]].concat()),
            "super" => {
                let up = path.iter().take_while(|word| *word == "super").count();
                let base = module.path.get(..module.path.len().checked_sub(up)?)?;
                Some([base, &path[up..]].concat())
            }
            name if module.children.contains_key(name) => Some([&module.path[..], path].concat()),
            _ => None,
        }
    }

    fn used(&mut self, path: &[String]) {
        if let Some(path) = self.rooted(path) {
            self.here().uses.push(path);
        }
    }

    fn tree(&mut self, before: &[String], tree: &UseTree, public: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.tree(&with(&path.ident), &path.tree, public),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(before, tree, public)),
            UseTree::Glob(_) => {
                if let Some(path) = self.rooted(before) {
                    self.here().globs.extend(public.then(|| path.clone()));
                    // A module that re-exports everything does not count as a user.
                    self.here().uses.extend((!public).then_some(path));
                }
            }
            UseTree::Name(name) => self.leaf(before, &name.ident, &name.ident, public),
            UseTree::Rename(rename) => self.leaf(before, &rename.ident, &rename.rename, public),
        }
    }

    fn leaf(&mut self, before: &[String], name: &syn::Ident, known: &syn::Ident, public: bool) {
        let path = if name == "self" { before.to_vec() } else { [before, &[name.to_string()]].concat() };
        let Some(path) = self.rooted(&path) else { return };
        if public {
            self.here().reexports.insert(known.to_string(), path);
        } else {
            self.here().uses.push(path);
        }
    }

    /// Reads paths in the tokens of a macro call.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(word) if colons == 2 || path.is_empty() => {
                    path.push(word.to_string());
                    colons = 0;
                    continue;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' && !path.is_empty() && colons < 2 => {
                    colons += 1;
                    continue;
                }
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(word) => {
                    self.several(&path);
                    (path, colons) = (vec![word.to_string()], 0);
                    continue;
                }
                _ => {}
            }
            self.several(&path);
            (path, colons) = (Vec::new(), 0);
        }
        self.several(&path);
    }

    fn several(&mut self, path: &[String]) {
        if path.len() > 1 {
            self.used(path);
        }
    }

    fn function(&mut self, signature: &syn::Signature, whole: proc_macro2::Span) {
        let name = match &self.own {
            Some(own) => format!("{own}::{}", signature.ident),
            None => signature.ident.to_string(),
        };
        let (from, to) = (signature.fn_token.span().start().line, whole.end().line);
        let file = self.here().file.clone();
        let parameters = signature.inputs.len();
        self.source.functions.push(Function { file, name, lines: to + 1 - from, parameters });
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Mod(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            _ => &Vec::new(),
        };
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let public = !matches!(item.vis, syn::Visibility::Inherited);
        self.tree(&[], &item.tree, public);
    }

    /// Visibility, which says nothing about use.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<_> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.several(&names);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, item.block.span());
        visit::visit_item_fn(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let outer = self.own.take();
        if let syn::Type::Path(path) = &*item.self_ty {
            self.own = path.path.segments.last().map(|segment| segment.ident.to_string());
        }
        visit::visit_item_impl(self, item);
        self.own = outer;
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_test(&item.attrs) {
            self.function(&item.sig, item.block.span());
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block.span());
        }
        visit::visit_trait_item_fn(self, item);
    }
}
