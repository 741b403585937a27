//! The canonical form keeps the meaning, and is its own canonical form.

use language::{Problems, format, parse};

/// The items of a file, without places.
fn items(text: &str) -> String {
    let mut problems = Problems::default();
    let file = parse(text, &mut problems);
    assert_eq!(problems.errors(), 0, "{:?} in {text}", problems.into_sorted());
    let mut items = format!("{:?}", file.items.iter().map(|item| &item.kind).collect::<Vec<_>>());
    while let Some(start) = items.find("Span {") {
        let end = start + items[start..].find('}').expect("it ends");
        items.replace_range(start..=end, "_");
    }
    items
}

/// Formats, and checks that formatting again changes nothing and that the items are the same.
#[track_caller]
fn canonical(text: &str) -> String {
    let once = format(text).unwrap_or_else(|found| panic!("{found:?} in {text}"));
    assert_eq!(format(&once).expect("canonical form parses"), once);
    assert_eq!(items(text), items(&once));
    once
}

#[test]
fn conditions_of_neighbouring_rules_are_aligned() {
    let text =
        "game wythoff\n(a,b)->(a-k,b) where k>=1\n(a,b)->(a,b-k)where k>=1\n(a,b)->(a-k,b-k)  where  k>=1\n";
    let wanted = "\
game wythoff
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn arrows_of_neighbouring_rules_are_aligned() {
    let text = "game g\n[x,..]->[y,..] where y<x\n[..,a,x,..]->[..,a,y,..] where a<y<x\n";
    let wanted = "\
game g
[x, ..]        -> [y, ..]        where y < x
[.., a, x, ..] -> [.., a, y, ..] where a < y < x
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn copies_stand_apart_from_their_number() {
    let text = "game g\n(n)->k of(m)+(k-1)of(gcd(n,k))+gcd(n,2)of(1)where k*m=n\n";
    let wanted = "game g\n(n) -> k of (m) + (k - 1) of (gcd(n, k)) + gcd(n, 2) of (1) where k*m = n\n";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn edges_laws_and_codes_are_written_close() {
    let text = "game g( e:graph,c:octal )\nnative[a - b,..]\nposition[.., x,..]where x>=1\nexample e = \"0-1\" c=\"0.7\" [0 - 1,1 - 2] is N\n";
    let wanted = "\
game g(e: graph, c: octal)
native [a-b, ..]
position [.., x, ..] where x >= 1
example e=\"0-1\" c=\"0.7\" [0-1, 1-2] is N
";
    assert_eq!(canonical(text), wanted);
    let text = "game g(c:octal)\n(n)->(n-k)where k in c [1]\nP[x at i of n,..]iff count(x>0)=0\n";
    assert!(
        format(text).expect("parses").contains("where k in c[1]\nP[x at i of n, ..] iff count(x > 0) = 0")
    );
}

#[test]
fn pieces_of_a_value_stand_below_each_other() {
    let text = "game g\n(n)->(m) where m<n\nvalue(n)=n-1 if n mod 4=0 and n>0|n+1 if n mod 4=3|n otherwise by \"x\"\n";
    let wanted = "\
game g
(n) -> (m) where m < n
value(n) = n - 1 if n mod 4 = 0 and n > 0
         | n + 1 if n mod 4 = 3
         | n     otherwise by \"x\"
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn assumptions_have_their_spacing() {
    let text = "game g(t)
(a,b)->(a,b-k*a)where k>=t
assume(a,b)->(a,c)
only where c+a=b or c+2*a<=b
assume(a,b)->(a,r)and(a,r+a)
for some r,s :r<a and s<(r)
where 2*a<=b when t=1
assume{1..3}⊆{q :prime_power(q)and exponent(q)<=1}<={q:q mod 4!=0}when t=1
assume prime<=oddly
automaton oddly(n)base 2
state a:1->a
accept a
";
    let wanted = "\
game g(t)
(a, b) -> (a, b - k*a) where k >= t
assume (a, b) -> (a, c)
    only where c + a = b or c + 2*a <= b
assume (a, b) -> (a, r) and (a, r + a)
    for some r, s: r < a and s < (r)
    where 2*a <= b when t = 1
assume {1..3} <= {q: prime_power(q) and exponent(q) <= 1} <= {q: q mod 4 != 0} when t = 1
assume prime <= oddly
automaton oddly(n) base 2
  state a: 1 -> a
  accept a
";
    assert_eq!(canonical(text), wanted);
    let text = "game r\n[x,..]->[x-1,..]\nassume[x,..]->[y,..]only where y<x\n";
    assert!(canonical(text).ends_with("\nassume [x, ..] -> [y, ..] only where y < x\n"));
}

#[test]
fn comments_stay_where_they_are() {
    let text = "# first\n\n\n\ngame g # named\n# own line\n(n) -> (n - k) where k >= 1 and # inside\n   # alone inside\n k <= 3 #last\n\n# end";
    let wanted = "\
# first

game g  # named
# own line
(n) -> (n - k) where k >= 1 and  # inside
    # alone inside
    k <= 3  #last

# end
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn signs_are_written_in_ascii() {
    let text = "ｇａｍｅ　ｇ（ｍ≥１ default ３，S：set）；title zh “甲\"乙\\丙”\n（n）→（n－k）where ∃j：（k＝floor（φ×j）∧ ¬（k∈S）） ∨ k ⊕ m ≠ 2";
    let wanted = "\
game g(m >= 1 default 3, S: set)
title zh \"甲\\\"乙\\\\丙\"
(n) -> (n - k) where exists j: (k = floor(phi*j) and not (k in S)) or k xor m != 2
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn floors_are_written_as_they_stand() {
    let text = "game g\n(n)->(n-1)\nP(n)iff n=floor( φ * n )or n=floor((sqrt(13)-1) / 2 * n)or n=floor((1+sqrt(5))／2×n)\n";
    let wanted = "\
game g
(n) -> (n - 1)
P(n) iff n = floor(phi*n) or n = floor((sqrt(13) - 1)/2*n) or n = floor((1 + sqrt(5))/2*n)
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn names_with_hyphens_stay_in_one_piece() {
    let text = "game g\nboard   hackenbush-tree\nbegin ( 3,1 )+(  1 ,1)\n(a, b) -> (a - 1, b)\n";
    let wanted = "game g\nboard hackenbush-tree\nbegin (3, 1) + (1, 1)\n(a, b) -> (a - 1, b)\n";
    assert_eq!(canonical(text), wanted);
    let text = "game fibonacci-nim-2d\nfamily one-heap\nupto 2 * 1 of nim\n";
    assert_eq!(canonical(text), "game fibonacci-nim-2d\nfamily one-heap\nupto 2*1 of nim\n");
}

#[test]
fn every_construct_has_its_spacing() {
    let text = "game g(piece:king|rook default king,T:set default{1,3..5})
misere
(x,y)->( )when piece=king
(x,y)->(x-1,_y)+(0,xor_) where x in{1,2..3} and _y=xor_ and xor_=x xor(y) and prime(x)
end(0,0)lost where true
otherwise   draw
start(n)=(n,n-1)
misere P((x,_)+..)iff xor(x where x>1)=0 when piece=king by\"me\"
assume{1..5}<=prime<={q:q mod 6!=0}
automaton evenly(n)in quadratic 2
state a:0->a
accept a
automaton oddly(n)in zeckendorf
state a:0->a,1->b
# dead
state b :
accept a,b
automaton least(n)in recurrence 4  - 1
state a:0->a
example piece=king T={1,2} misere(3,1)+(1,1)is N
example(4,2)moves to( )
example(4,2)has value 3
";
    let wanted = "\
game g(piece: king | rook default king, T: set default {1, 3..5})
misere
(x, y) -> ()                      when piece = king
(x, y) -> (x - 1, _y) + (0, xor_) where x in {1, 2..3} and _y = xor_ and xor_ = x xor (y) and prime(x)
end (0, 0) lost where true
otherwise draw
start (n) = (n, n - 1)
misere P((x, _) + ..) iff xor(x where x > 1) = 0 when piece = king by \"me\"
assume {1..5} <= prime <= {q: q mod 6 != 0}
automaton evenly(n) in quadratic 2
  state a: 0 -> a
  accept a
automaton oddly(n) in zeckendorf
  state a: 0 -> a, 1 -> b
  # dead
  state b
  accept a, b
automaton least(n) in recurrence 4 -1
  state a: 0 -> a
example piece=king T={1, 2} misere (3, 1) + (1, 1) is N
example (4, 2) moves to ()
example (4, 2) has value 3
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn the_games_of_the_catalogue_keep_their_meaning() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/games");
    let mut read = 0;
    for entry in std::fs::read_dir(folder).expect("the games are there") {
        let text = std::fs::read_to_string(entry.expect("readable").path()).expect("text");
        canonical(&text);
        read += 1;
    }
    assert!(read > 0);
}

#[test]
fn a_file_with_errors_is_not_touched() {
    let found = format("game g\n(n -> (n - 1)\n").expect_err("a bracket is missing");
    assert_eq!(found[0].code(), "unclosed-bracket");
}

#[test]
fn facts_of_examples_keep_their_lines() {
    let text = "game g\n(a,b)->(a-1,b)\nfamily  heaps   3\nexample (0 .. 1,0..2)has values 0,1,2,\n 1,2 , 0 by \"OEIS\"\n\
                example misere (0..2, 1) is P only at (0,1),(2,1)\nexample (4,5) wins only to (1,2) , (3,5)\n  by \"a book\"\n";
    let wanted = "\
game g
(a, b) -> (a - 1, b)
family heaps 3
example (0..1, 0..2) has values 0, 1, 2,
    1, 2, 0 by \"OEIS\"
example misere (0..2, 1) is P only at (0, 1), (2, 1)
example (4, 5) wins only to (1, 2), (3, 5)
    by \"a book\"
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn counts_are_spaced_as_other_quantifiers() {
    let text = "game g(k>=1)\n(n)->(n-1)\nP(n) iff at  most k-1 j,i:j+i<n  and count( j:j*2=n )>=1 or exactly 2 j : j<n\n";
    let wanted = "\
game g(k >= 1)
(n) -> (n - 1)
P(n) iff at most k - 1 j, i: j + i < n and count(j: j*2 = n) >= 1 or exactly 2 j: j < n
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn names_and_terms_of_gaps_stand_close_to_them() {
    let text = "game g\n[ .. ,x , w .. ]->[..,y,min(w,y) ..] where y<x\n[a..,0,..]->[a..]+[ (a-1)..]\nupto 2*k components move\n";
    let wanted = "\
game g
[.., x, w..] -> [.., y, min(w, y)..] where y < x
[a.., 0, ..] -> [a..] + [(a - 1)..]
upto 2*k components move
";
    assert_eq!(canonical(text), wanted);
}

#[test]
fn entailing_rules_are_aligned_with_the_others() {
    let text = "game g\n(n)->(i)+(j) where i+j=n\nentailing(n)->(n-1)\nentailing [x,..]->[x-1,..]where x>1\n";
    let wanted = "\
game g
(n)               -> (i) + (j)   where i + j = n
entailing (n)     -> (n - 1)
entailing [x, ..] -> [x - 1, ..] where x > 1
";
    assert_eq!(canonical(text), wanted);
}
