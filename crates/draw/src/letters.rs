//! Text in LaTeX: its special characters, and signs outside its usual fonts.

/// Text for LaTeX; `text` is plain.
pub(super) fn latex(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => safe.push_str("\\textbackslash{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                safe.push('\\');
                safe.push(letter);
            }
            '−' => safe.push_str("$-$"),
            // Other signs in the encoding that LaTeX begins with.
            '<' | '>' | '|' => safe.push_str(&format!("${letter}$")),
            '₀'..='₉' => {
                let digit = u32::from(letter) - u32::from('₀');
                safe.push_str(&format!("\\textsubscript{{{digit}}}"));
            }
            _ if letter.is_control() => safe.push(' '),
            _ => match sign(letter) {
                Some(name) => safe.push_str(&format!("$\\{name}$")),
                None => safe.push(letter),
            },
        }
    }
    safe
}

/// Name of a sign in mathematics.
fn sign(letter: char) -> Option<&'static str> {
    SIGNS.iter().find(|(sign, _)| *sign == letter).map(|(_, name)| *name)
}

const SIGNS: [(char, &str); 70] = [
    ('→', "rightarrow"),
    ('←', "leftarrow"),
    ('↑', "uparrow"),
    ('↓', "downarrow"),
    ('⊕', "oplus"),
    ('×', "times"),
    ('·', "cdot"),
    ('≤', "leq"),
    ('≥', "geq"),
    ('≠', "neq"),
    ('≡', "equiv"),
    ('∈', "in"),
    ('∉', "notin"),
    ('∃', "exists"),
    ('∀', "forall"),
    ('∞', "infty"),
    ('√', "surd"),
    ('⌊', "lfloor"),
    ('⌋', "rfloor"),
    ('⌈', "lceil"),
    ('⌉', "rceil"),
    ('φ', "varphi"),
    ('π', "pi"),
    ('✂', "times"),
    ('…', "ldots"),
    ('≈', "approx"),
    ('±', "pm"),
    ('¬', "neg"),
    ('∧', "wedge"),
    ('∨', "vee"),
    ('∩', "cap"),
    ('∪', "cup"),
    ('⊂', "subset"),
    ('⊆', "subseteq"),
    ('∅', "emptyset"),
    ('⊗', "otimes"),
    ('⟨', "langle"),
    ('⟩', "rangle"),
    ('★', "star"),
    ('α', "alpha"),
    ('β', "beta"),
    ('γ', "gamma"),
    ('δ', "delta"),
    ('ε', "varepsilon"),
    ('ζ', "zeta"),
    ('η', "eta"),
    ('θ', "theta"),
    ('ι', "iota"),
    ('κ', "kappa"),
    ('λ', "lambda"),
    ('μ', "mu"),
    ('ν', "nu"),
    ('ξ', "xi"),
    ('ρ', "rho"),
    ('σ', "sigma"),
    ('τ', "tau"),
    ('υ', "upsilon"),
    ('χ', "chi"),
    ('ψ', "psi"),
    ('ω', "omega"),
    ('Γ', "Gamma"),
    ('Δ', "Delta"),
    ('Θ', "Theta"),
    ('Λ', "Lambda"),
    ('Ξ', "Xi"),
    ('Π', "Pi"),
    ('Σ', "Sigma"),
    ('Φ', "Phi"),
    ('Ψ', "Psi"),
    ('Ω', "Omega"),
];

/// Remark before text that needs other fonts than LaTeX has by itself.
pub(super) fn fonts(text: &str) -> &'static str {
    let beyond = |letter: char| letter >= '\u{2e80}';
    if text.chars().any(beyond) { "% XeLaTeX or LuaLaTeX, with \\usepackage{ctex} for Chinese\n" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_text_is_a_command() {
        assert_eq!(
            latex(r"a_1 & 50% of $x$ #2 {b}~c^d \input"),
            r"a\_1 \& 50\% of \$x\$ \#2 \{b\}\textasciitilde{}c\textasciicircum{}d \textbackslash{}input"
        );
        assert_eq!(latex("★ 2ω ≈ π ⊗ √x"), r"$\star$ 2$\omega$ $\approx$ $\pi$ $\otimes$ $\surd$x");
        assert_eq!(
            latex("3 → 1, n₁₂\n≤ φ"),
            "3 $\\rightarrow$ 1, n\\textsubscript{1}\\textsubscript{2} $\\leq$ $\\varphi$"
        );
    }
}
