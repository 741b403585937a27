//! Reasons why theorems are not proved.

/// Reason why moves are not shown to be those of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesFlaw {
    /// A move leaves too many parts.
    Parts,
    /// A part is not a number of its move, or two parts are the same number.
    Part,
    /// A number that is not a part is not determined by an equation.
    Unsolved,
    /// A condition is not made of equations, inequalities and divisibilities.
    Relation,
    /// A condition relates the parts in another way than allowed.
    Mixed,
    /// More may be left than there was.
    Negative,
    /// A move may leave a heap as it was, or there is a move from no stones.
    Idle,
    /// Amounts depend on the sizes of the parts.
    Uneven,
    /// A number is too large.
    Large,
}

/// Reason why a period is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeriodFlaw {
    /// Amounts have no end, and there is no heap to begin with, or heaps may be split.
    Endless,
    /// Heaps may be split, and there is a heap to begin with, or an increase, but not both, or it is no power of two.
    Splits,
    /// The proof begins with too small a heap.
    Begun,
    /// The contributions of far smaller heaps to heaps with this remainder do not repeat.
    Collected(usize),
    /// A heap with this remainder may have an option with its own value.
    Hit(usize),
    /// Not all smaller values are shown to be those of options of heaps with this remainder.
    Missed(usize),
    /// Too many or too large values are needed.
    TooLong,
    /// The period is 0.
    NoLength,
    /// The value of this heap does not repeat.
    Differs(usize),
    /// The period begins earlier.
    Earlier,
    /// There is a shorter period.
    Shorter(usize),
    /// The value of this heap is another.
    Value(usize),
    /// So many values should be listed.
    ValueCount(usize),
}

/// Reason why a quotient is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuotientFlaw {
    /// Infinitely many amounts may be taken.
    Endless,
    /// The number of heaps in the map does not match the period.
    Map,
    /// A heap of at most the offset has not the element 0, or stands in a sum or as a generator.
    Small,
    /// There is no such element.
    NoElement(u32),
    /// There are more or fewer products of this element than generators.
    Products(usize),
    /// This element is not the product of an earlier one and a generator.
    Unreached(usize),
    /// Two generators, by index, do not commute on an element.
    Commute(usize, usize, usize),
    /// This generator is not the element of its heap, or its heap is not in the map.
    Generator(usize),
    /// The identity is lost, or the lost elements do not ascend.
    Lost,
    /// These two elements are equivalent.
    Alike(usize, usize),
    /// This heap has no moves, but is not the identity.
    Dead(usize),
    /// Together with this element this heap is lost, and has a move to a lost one.
    Heap(usize, usize),
    /// This sum, counted from 1, has a heap that is dead or was not checked.
    Sum(usize),
    /// This sum is not lost, and has no move to a lost one.
    Stuck(usize),
    /// This heap is covered by no sum.
    UncoveredHeap(usize),
    /// This sum and this heap are covered by no sum.
    Uncovered(usize, usize),
    /// A number is too large.
    Large,
}
