use super::{big, chinese, english, theory};
use rules::Convention;
use words::Say;

#[test]
fn sentences_about_heaps() {
    let judged = theory("new-stone", &[], Convention::Normal).judge(&[&big(&[2, 1, 3])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "A position is lost if its heaps can be put into pairs of equal heaps.",
            "Here heaps of 1, 2 and 3 are left without a twin, so the player to move wins.",
        ]
    );
    assert_eq!(
        chinese(&judged.why),
        ["必败态：各堆能两两配成相等的对。", "这里大小为 1、2、3 的堆没有配上对，所以先手必胜。"]
    );
    let recommends = judged.recommends.expect("a winning move").text();
    assert_eq!(
        recommends.en,
        "[2,1,3] → [2,2,0] wins: of the heap of 3 it throws away 2 and moves 1 onto others; then the heaps pair up."
    );
    assert_eq!(
        recommends.zh,
        "[2,1,3] → [2,2,0] 获胜：从 3 个的那堆扔掉 2 个，再把 1 个移到别的堆，此后各堆两两成对。"
    );
    let judged = theory("new-stone", &[], Convention::Misere).judge(&[&big(&[5, 1, 1])], 9).expect("judged");
    assert_eq!(
        judged.recommends.expect("a winning move").text().en,
        "[5,1,1] → [1,1,1] wins: of the heap of 5 it throws away 4; an odd number of single stones is left."
    );
    let judged =
        theory("new-stone", &[], Convention::Normal).judge(&[&big(&[3, 2, 2, 3])], 9).expect("judged");
    assert_eq!(
        english(&judged.why),
        [
            "A position is lost if its heaps can be put into pairs of equal heaps.",
            "Here they can: 2 and 2; 3 and 3. So the player to move loses.",
            "A move makes one heap smaller and loses stones: then for some size there is exactly one heap less that reaches \
             it, and the heaps no longer pair up. The opponent can pair them up again.",
        ]
    );
}
