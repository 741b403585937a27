use super::{big, chinese, english, theory};
use dashu_int::UBig;
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_a_staircase() {
    let theory = theory("staircase", &[], Convention::Normal);
    let (first, second) = (big(&[3, 1, 4]), big(&[0, 7]));
    let said = theory.account(&[&first, &second]);
    assert_eq!(
        english(&said),
        [
            "Only the stones on odd steps count: they act as heaps of Nim. What comes down from an even step to an odd one \
             can at once be moved one step further, so such moves settle nothing.",
            "The odd steps (step 1 comes first): [3,1,4]: 3 ⊕ 4 = 7; [0,7]: 0.",
        ]
    );
    assert_eq!(
        chinese(&said),
        [
            "只有奇数级台阶上的石子起作用，相当于尼姆堆；从偶数级移到奇数级的石子，对方可以立刻原样再移下一级，所以动偶数级改变不了胜负。",
            "各奇数级（第 1 级写在最前）：[3,1,4]：3 ⊕ 4 = 7；[0,7]：0。",
        ]
    );
    let zero = UBig::ZERO;
    let options = theory.reaching(&first, &zero, 9).expect("options by value");
    let told = theory.tells(&first, &options.first[0], &zero).expect("told").text();
    assert_eq!(
        told.en,
        "1 stone moves down from step 3, so that step 3 goes from 4 to 3: the odd steps then have the nim-sum 0."
    );
    assert_eq!(told.zh, "从第 3 级移下 1 个，第 3 级由 4 变为 3，各奇数级的异或和变为 0。");
    assert_eq!(options.first, [[big(&[3, 2, 3])], [big(&[4, 0, 4])]]);
    let told = theory.tells(&first, &options.first[1], &zero).expect("told").text();
    assert_eq!(
        told.en,
        "1 stone moves down from step 2, so that step 1 goes from 3 to 4: the odd steps then have the nim-sum 0."
    );
}
