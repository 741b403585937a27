/** Each idea by its name, a nudge (where to look), and the theorem in words. */
interface Told {
  name: string;
  nudge: string;
  theorem: string;
}

export const ideas = {
  multiple: {
    name: 'Leave a multiple',
    nudge: 'Whatever the opponent takes next, you answer. Which total can the two of you always take together?',
    theorem: 'With 1 to m stones a move, a heap is lost if it is a multiple of m + 1: whatever k is taken, the answer is m + 1 − k.',
  },
  parity: {
    name: 'Odd and even',
    nudge: 'All divisors of an odd number are odd. What does subtracting one of them leave?',
    theorem: 'An odd number is lost: each move leaves an even one, from which an odd divisor, such as 1, leaves an odd number again.',
  },
  distance: {
    name: 'Count from the goal',
    nudge: 'The total does not matter. How far is it to the goal?',
    theorem: 'With steps of 1 to m, who leaves a distance that is a multiple of m + 1 wins: k is answered by m + 1 − k.',
  },
  avoided: {
    name: 'Never taken at once',
    nudge: 'Find the smallest number of stones that no move can take.',
    theorem: 'No prime power is a multiple of 6, and 1 to 5 are prime powers (1 counts). So exactly the multiples of 6 are lost.',
  },
  range: {
    name: 'Remainders of a range',
    nudge: 'The smallest and the largest amount belong together. Look at the remainder by their sum.',
    theorem: 'With a to b stones a move, a heap is lost if its remainder by a + b is less than a: k is answered by a + b − k.',
  },
  period: {
    name: 'A period',
    nudge: 'Write down which of the heaps 0, 1, 2, 3, … are lost, and watch for a repetition.',
    theorem: 'With a fixed set of amounts the lost heaps repeat with a period. A heap is lost if no amount in the set leads to a lost one; find the period in the small heaps.',
  },
  fibonacci: {
    name: 'Fibonacci’s parts',
    nudge: 'Write the heap as a sum of Fibonacci numbers (1, 2, 3, 5, 8, 13, 21, 34), no two of them neighbours.',
    theorem: 'Take the smallest part. The next part is more than twice as large, so the opponent cannot take it, and has to break it up.',
  },
  follow: {
    name: 'Parts too large to take',
    nudge: 'Take so little that three times as much does not reach the next part. Which parts does this heap have?',
    theorem: 'Write the heap as a sum of numbers among 1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, …, each more than three times the next smaller part. Take the smallest part.',
  },
  mirror: {
    name: 'Two equals',
    nudge: 'Can you make both sides alike, and then copy every move?',
    theorem: 'Two equal heaps, or a rook on the diagonal, are lost for who has to move: the other copies each move on the other side.',
  },
  'nim-sum': {
    name: 'Nim-sum',
    nudge: 'Write the heaps in binary below each other, and count the ones in each column.',
    theorem: 'Bouton’s theorem: a position is lost if every column has an even number of ones. Reduce a heap that has a one in the highest odd column, so that all columns become even.',
  },
  remainders: {
    name: 'Nim of remainders',
    nudge: 'A move takes at most r stones. Only the remainder of each heap by r + 1 counts.',
    theorem: 'The nim-value of a heap is its remainder by r + 1. Make the nim-sum of the remainders 0.',
  },
  twins: {
    name: 'Pairs of equal heaps',
    nudge: 'Which positions can be copied move by move? Use the stones that are moved, too.',
    theorem: 'A position is lost if its heaps form pairs of equal heaps. One move on the largest heap is enough to pair up all the others.',
  },
  golden: {
    name: 'Golden pairs',
    nudge: 'Few pairs are lost, one for each difference: (1,2), (3,5), (4,7), … How do they go on?',
    theorem: 'Wythoff’s theorem: pair number j is ⌊jφ⌋ and ⌊jφ⌋ + j, with the golden ratio φ = 1.618…: (1,2), (3,5), (4,7), (6,10), (8,13), (9,15), … Move to one of them.',
  },
  ratio: {
    name: 'The first choice',
    nudge: 'While the larger number is less than twice the smaller, the move is forced. Who has the first choice after yours?',
    theorem: 'A pair is lost if its ratio lies between 1 and the golden ratio 1.618…. With a choice, leave the remainder r of the larger number, or r plus the smaller one: exactly one of the two pairs is lost.',
  },
  columns: {
    name: 'Columns by threes',
    nudge: 'Up to two heaps change in a move. Count the ones in each binary column, but not modulo 2.',
    theorem: 'Moore’s theorem: with up to k heaps a move, a position is lost if the ones in each binary column are a multiple of k + 1; here of 3.',
  },
  longest: {
    name: 'The heap that lasts longest',
    nudge: 'Every heap moves in every turn. Which heap ends last, and who moves last in it?',
    theorem: 'In a heap that you win, play as long as possible; in one that you lose, as short. The heap that lasts longest decides: you win if its number of turns is odd.',
  },
  symmetry: {
    name: 'Split in the middle',
    nudge: 'One row becomes two. Can you play so that every later move can be copied?',
    theorem: 'Knock down the middle, one pin or two: two equal rows remain, and each move in one is copied in the other.',
  },
  'heap-values': {
    name: 'Nim-values of heaps',
    nudge: 'Each heap acts as a heap of Nim of another size, its nim-value. Find them for the small heaps first.',
    theorem: 'Sprague and Grundy: the nim-value of a heap is the smallest number missing among those of its options. Two heaps are lost exactly if their nim-values are equal.',
  },
  heads: {
    name: 'Heads as heaps',
    nudge: 'A head in place n acts as a heap of n stones. What do two turned coins do to the heaps?',
    theorem: 'Turning a head at n and a coin at m < n turns a heap of n into one of m. Make the nim-sum of the places of all heads 0.',
  },
  'odd-steps': {
    name: 'Odd steps',
    nudge: 'Stones that reach an even step can be sent on at once. Which steps really count?',
    theorem: 'Only stones on odd steps count, each step as a heap of Nim. Make their nim-sum 0; moves from even steps are answered by moving the same stones one step on.',
  },
  gaps: {
    name: 'Gaps of pairs',
    nudge: 'Pair the pieces from the right, and look at the gaps within the pairs.',
    theorem: 'The gaps within the pairs act as heaps of Nim: if the left piece of a pair moves away, the right one follows as far. Make the nim-sum of the gaps 0.',
  },
  odious: {
    name: 'Odious numbers',
    nudge: 'A head at place n is not worth n. Its nim-value has an odd number of ones in binary.',
    theorem: 'Heads at places 1, 2, 3, … have the nim-values 1, 2, 4, 7, 8, 11, 13, 14, 16, …, the numbers with an odd number of binary ones. Make their nim-sum 0.',
  },
  ruler: {
    name: 'Marks of a ruler',
    nudge: 'Which powers of two divide the places of the heads?',
    theorem: 'A head at place n has as nim-value the largest power of two that divides n: 1, 2, 1, 4, 1, 2, 1, 8, …. Make the nim-sum 0.',
  },
  'both-even': {
    name: 'Both even',
    nudge: 'A king changes each number by at most one. Look at odd and even.',
    theorem: 'Two even numbers are lost: each step makes one of them odd, or both, and the next step makes both even again.',
  },
  'nim-product': {
    name: 'Nim-products',
    nudge: 'A head at (x, y) has a nim-value that is neither x + y nor x·y. Compute the table of the small ones.',
    theorem: 'The nim-value of a head at (x, y) is the nim-product x ⊗ y: 1 ⊗ y = y, 2 ⊗ 2 = 3, 2 ⊗ 3 = 1, 3 ⊗ 3 = 2, 2 ⊗ 4 = 8, 3 ⊗ 4 = 12, 4 ⊗ 4 = 6. Make the nim-sum 0.',
  },
  branches: {
    name: 'Branches',
    nudge: 'A stalk of n edges is a heap of n. What is a fork worth? Begin at the leaves.',
    theorem: 'From the leaves down, a branch is worth 1 more than the nim-sum of what stands on it. Make the nim-sum at the ground 0.',
  },
  fusion: {
    name: 'Fused circles',
    nudge: 'Circles may be shrunk to a point. What is left of an odd one, what of an even one?',
    theorem: 'The fusion principle: all vertices of a circle may be fused into one. Each of its edges becomes a loop worth 1, so an even circle is worth 0 and an odd one 1. Then add up branches as in a tree.',
  },
  matching: {
    name: 'Partners of squares',
    nudge: 'Pair the free squares, each with a neighbour. Who can always answer by going to the partner?',
    theorem: 'Go to a square that some maximum matching of the free squares misses: each later move goes to a square with a partner, and you go on to the partner.',
  },
  'least-missing': {
    name: 'The smallest number missing',
    nudge: 'Number the vertices from the end of play backwards. Several tokens are a sum.',
    theorem: 'The nim-value of a vertex is the smallest number missing among those that its arrows lead to. Make the nim-sum of the tokens 0.',
  },
  'one-more': {
    name: 'One more than a multiple',
    nudge: 'The last stone loses. What should be left for the opponent at the very end?',
    theorem: 'In misère play leave 1 more than a multiple of m + 1: the opponent takes the last stone.',
  },
  'lone-heaps': {
    name: 'Heaps of one',
    nudge: 'After your move only heaps of one should be left. How many of them?',
    theorem: 'With only heaps of one, the moves are forced. In misère play leave an odd number of them: the opponent takes the last.',
  },
  'misere-nim': {
    name: 'As in Nim, until the end',
    nudge: 'Do you really have to play differently while there are several large heaps?',
    theorem: 'In misère Nim play as in normal Nim, with nim-sum 0, while at least two heaps larger than 1 remain; only when one is left do you switch to an odd number of heaps of one.',
  },
  'misere-golden': {
    name: 'The smallest pairs differ',
    nudge: 'The golden pairs still hold for large numbers. Which of the smallest pairs are lost when the last stone loses?',
    theorem: 'In misère play (0,1) and (2,2) replace (0,0) and (1,2); all larger golden pairs stay. Leave (2,2).',
  },
  sum: {
    name: 'A sum of games',
    nudge: 'Two different games, one move in one of them. How large a heap of Nim is each worth?',
    theorem: 'Each game has a nim-value, and a sum is lost exactly if the nim-values of its parts have the nim-sum 0. With two parts: make the values equal.',
  },
} satisfies { [key: string]: Told };

export type Idea = keyof typeof ideas;
