/** Texts to begin with, each a whole game that works. */
import type { Lang } from '../lib/settings.svelte';

export interface Template {
  name: string;
  title: Record<Lang, string>;
  text: Record<Lang, string>;
}

function both(text: string, comments: [string, string][]): Record<Lang, string> {
  const filled = (place: 0 | 1) => comments.reduce((text, pair, at) => text.replace(`{${at}}`, pair[place]), text);
  return { en: filled(0), zh: filled(1) };
}

export const TEMPLATES: Template[] = [
  {
    name: 'first',
    title: { en: 'My first game: one heap', zh: '第一个游戏：一堆石子' },
    text: both(
      `# {0}
game my-game
(n) -> (n - k) where 1 <= k <= 3

# {1}
P(n) iff n mod 4 = 0
`,
      [
        ['One heap. Take one, two or three; a player who cannot move loses.', '一堆石子，每次取一、二或三个；不能取的人输。'],
        ['A guess: exactly these heaps are lost for the player to move.', '猜想：轮到走的一方恰好在这些堆上必败。'],
      ],
    ),
  },
  {
    name: 'pairs',
    title: { en: 'Two heaps', zh: '两堆石子' },
    text: both(
      `# {0}
game two-heaps
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1

# {1}
P(a, b) iff a = 2*b or b = 2*a
`,
      [
        ['Take any number from one heap, or the same number from both.', '从一堆取任意个，或从两堆取同样多个。'],
        ['A tempting guess. Check it.', '一个诱人的猜想。检验一下。'],
      ],
    ),
  },
  {
    name: 'splitting',
    title: { en: 'A heap that splits (Multi-SG)', zh: '会分开的堆（Multi-SG）' },
    text: both(
      `# {0}
game splitting
(n) -> (m)       where m < n
(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1

example (3) has value 4
`,
      [['Take any number from a heap, or split it in two.', '从一堆取任意个，或把它分成两堆。']],
    ),
  },
  {
    name: 'parameter',
    title: { en: 'With a parameter', zh: '带参数' },
    text: both(
      `# {0}
game at-most(m >= 1 default 4)
(n) -> (n - k) where 1 <= k <= m

P(n) iff n mod (m + 1) = 0
`,
      [['Take at most m.', '每次至多取 m 个。']],
    ),
  },
  {
    name: 'together',
    title: { en: 'Moves in up to k heaps at once (Nim-K)', zh: '一次动至多 k 堆（Nim-K）' },
    text: both(
      `# {0}
game up-to-two
upto 2 of nim
begin (3) + (4) + (5)

# {1}
P((n) + ..) iff columns(n, 3) = 0
`,
      [
        ['Take from one heap or from two at once, any number from each.', '从一堆或同时从两堆中取，每堆取任意多个。'],
        ['The ones in each binary column, counted modulo 3.', '各二进制位上 1 的个数，模 3。'],
      ],
    ),
  },
  {
    name: 'every',
    title: { en: 'A move in every heap (Every-SG)', zh: '每堆都要动（Every-SG）' },
    text: both(
      `# {0}
game every-heap
(n) -> (n - k) where 1 <= k <= 2
every component moves
begin (3) + (4)
`,
      [['Take one or two from every heap that is left; who cannot take anything loses.', '从剩下的每一堆各取一个或两个；一个也取不了的人输。']],
    ),
  },
  {
    name: 'compound',
    title: { en: 'A known game in every heap (every of)', zh: '每堆都走目录中的游戏（every of）' },
    text: both(
      `# {0}
game all-heaps
every of bash m = 3
begin (3) + (4)

# {1}
example (3) + (4) is P
`,
      [
        ['Take one to three from every heap that is left; the last heap to end decides.', '从剩下的每一堆各取一至三个；最后结束的一堆决定胜负。'],
        ['The heap of 4 is lost and lasts two turns, the heap of 3 is won at once: the longer one decides.', '4 个的堆必败，可拖到两步；3 个的堆一步就赢：拖得久的一堆决定胜负。'],
      ],
    ),
  },
  {
    name: 'anti',
    title: { en: 'Who takes the last stone loses (Anti-SG)', zh: '取到最后一个的人输（Anti-SG）' },
    text: both(
      `# {0}
game last-loses
misere
(n) -> (m) where m < n
begin (1) + (2) + (2)

P((n) + ..) iff max(n) >= 2 and xor(n) = 0 or max(n) <= 1 and xor(n) = 1
`,
      [['Nim, but a player who cannot move wins.', '尼姆博弈，但不能走的人赢。']],
    ),
  },
  {
    name: 'row',
    title: { en: 'Pieces on a strip', zh: '格子上的棋子' },
    text: both(
      `# {0}
game pieces
[x, ..]        -> [y, ..]        where 1 <= y < x
[.., a, x, ..] -> [.., a, y, ..] where a < y < x

example [1, 2, 3] is P
`,
      [['Pieces on cells 1, 2, 3, … Move one to the left, not onto or past another.', '格子 1、2、3…… 上的棋子，每次把一枚向左移，不得到达或越过别的棋子。']],
    ),
  },
  {
    name: 'race',
    title: { en: 'A race with draws', zh: '会和棋的竞走' },
    text: both(
      `# {0}
game knight-walk
(x, y) -> (x - 1, y - 2)
(x, y) -> (x - 2, y - 1)
end (0, 0) lost
otherwise draw
`,
      [['A knight walks to the corner; who brings it there wins. Stuck elsewhere, nobody wins.', '马走向角落，把它走到角上的人赢。在别处走不动则不分胜负。']],
    ),
  },
  {
    name: 'dominoes',
    title: { en: 'On a board: dominoes', zh: '棋盘：多米诺骨牌' },
    text: both(
      `# {0}
game dominoes(rows default 3, columns default 4)
on grid(rows, columns)
cells free ".", taken "#"

u is free, v is free -> u is taken, v is taken where u next to v

# {1}
example 2 2 has value 0
`,
      [
        ['Put a domino on two free neighbouring cells; a player who cannot loses.', '把一块骨牌放在两个相邻的空格上，不能放的人输。'],
        ['A fact about a board, tested at once.', '关于一个棋盘的事实，立刻检验。'],
      ],
    ),
  },
  {
    name: 'walls',
    title: { en: 'On a board: a race with walls', zh: '棋盘：有墙的赛跑' },
    text: both(
      `# {0}
game walls(rows default 4, columns default 5)
on grid(rows, columns)
cells free ".", piece "p", wall "#"
start u is piece where row(u) = 1 and column(u) = 1
start u is wall where row(u) = 2 and column(u) = 3

u is piece, v is free -> u is free, v is piece where u next to v and row(v) + column(v) > row(u) + column(u)

# {1}
example "p.#/..." is N
`,
      [
        ['A piece goes a step to the right or down over free cells, never onto a wall; a player who cannot move it loses.', '棋子每次向右或向下走一格，不能走到墙上，不能走的人输。'],
        ['A picture is a position, its rows between slashes. Step to the right; the two steps after it are forced.', '图就是局面，各行用斜线分开。先向右，其后两步都别无选择。'],
      ],
    ),
  },
];
