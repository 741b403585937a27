#!/usr/bin/env python3
"""Check certificates of Bouton, version 2. A certificate proves a claim about every position of a game.

This checker follows the page book/en/certificate.md and shares no code with Bouton. Its sections have the
names of that page: text, formulas, parts, from formulas to literals, demands, automata, deciding. Other
certificates begin differently: verify_heaps.py checks those of games on one heap, with periods and misère
quotients, verify_residues.py those of theorems for all parameters, and verify_sizes.py those for any number
of heaps and rows of any length.

Usage: verify.py [--statement] FILE...    or    verify.py --each < list-of-paths
Exit code: 0 all accepted, 1 one rejected, 2 a file is unreadable, 3 one not decided.
"""

import re
import sys
from collections import deque
from functools import partial
from itertools import chain
from operator import mul
from typing import (Any, Callable, Dict, FrozenSet, Generator, Iterable, Iterator, List, NamedTuple, NoReturn,
                    Optional, Sequence, Set, TextIO, Tuple, TypeVar, Union)

LARGEST = 2 ** 50          # of coefficients and constants
MOST_NUMBERS = 64          # of a part, a demand, an automaton
MOST_PLACES = 32
MOST_STATES = 2 ** 24      # of an automaton of the statement
MOST_COLUMNS = 2 ** 20     # of a definition with bound numbers
LOOK_AHEAD = 128           # columns for which the answers of a sum are looked for

VERDICTS = (b"lost", b"won", b"draw")
RESERVED = frozenset(b"true false and or not exists + - * = < <= divides xor columns ones bit accepts floor "
                     b"fibonacci to".split())
NEVER_DEFINED = (b"power-of-two", b"lowest-zeckendorf")

class Rejected(Exception):
    """The certificate proves nothing."""

    def __init__(self, reason: str, offset: Optional[int] = None) -> None:
        super().__init__(reason)
        self.reason, self.offset = reason, offset

class Undecided(Exception):
    """A limit of this checker is reached."""

Steps = Generator[Any, Any, Any]       # a recursive function that yields calls of itself

def run(steps: Steps) -> Any:
    """Run a recursive generator and return its result. The depth is limited by memory only."""
    stack, result = [steps], None
    while stack:
        try:
            below = stack[-1].send(result)
        except StopIteration as stop:
            stack.pop()
            result = stop.value
        else:
            stack.append(below)
            result = None
    return result


# Text

class Word(NamedTuple):
    """A word of the text, or a text between quotation marks."""
    text: bytes
    offset: int
    quoted: bool

class Listing:
    """A list in parentheses."""
    __slots__ = ("items", "offset", "end")

    def __init__(self, offset: int) -> None:
        self.items: List[Item] = []
        self.offset = self.end = offset

Item = Union[Word, Listing]

TOKEN = re.compile(rb'[ \t\r\n]+|;[^\n]*|(?P<open>\()|(?P<close>\))|"(?P<quoted>[^"]*)"|'
                   rb'(?P<word>[^ \t\r\n()";]+)|(?P<quote>")')
FIRST_LINE = re.compile(rb"^\((?:certificate|period|quotient|residues|sizes) ", re.MULTILINE)

def parts_of(data: bytes) -> List[Tuple[int, int]]:
    """The certificates of a file: where each begins and ends. What stands before the first belongs to it."""
    starts = [line.start() for line in FIRST_LINE.finditer(data)]
    return list(zip([0] + starts[1:], starts[1:] + [len(data)]))

def read_items(data: bytes, start: int, end: int) -> List[Item]:
    """Read the items of a part of a text."""
    items: List[Item] = []
    unclosed: List[Listing] = []
    for token in TOKEN.finditer(data, start, end):
        inside = unclosed[-1].items if unclosed else items
        kind, place = token.lastgroup, token.start()
        if kind == "word" or kind == "quoted":
            inside.append(Word(token[kind], place, kind == "quoted"))
        elif kind == "open":
            unclosed.append(Listing(place))
            inside.append(unclosed[-1])
        elif kind == "close" and unclosed:
            unclosed.pop().end = token.end()
        elif kind is not None:
            raise Rejected("a mark without its pair", place)
    if unclosed:
        raise Rejected("a parenthesis without its pair", unclosed[-1].offset)
    return items

def reject_if(wrong: object, reason: str, item: Optional[Item] = None) -> None:
    """Reject the certificate if something is wrong."""
    if wrong:
        reject(reason, item)

def reject(reason: str, item: Optional[Item] = None) -> NoReturn:
    """Reject the certificate because of an item."""
    raise Rejected(reason, item.offset if item else None)

def items_of(item: Item) -> List[Item]:
    """The items of a list."""
    if not isinstance(item, Listing):
        reject("a list is expected", item)
    return item.items

def head_of(item: Item) -> bytes:
    """The word with which a list begins; nothing for another item."""
    return word_of(item.items[0]) if isinstance(item, Listing) and item.items else b""

def contents(item: Item, head: bytes, least: int = 0, most: Optional[int] = None) -> List[Item]:
    """The items after the head of a list that has to begin with it."""
    reject_if(head_of(item) != head, "expected: (" + head.decode() + " ...)", item)
    rest = items_of(item)[1:]
    if len(rest) < least or (most is not None and len(rest) > most):
        reject("wrong number of items in (" + head.decode() + " ...)", item)
    return rest

def number_of(item: Item, least: int, most: int, prefix: bytes = b"") -> int:
    """The number that a word says, perhaps after a prefix, with its limits."""
    text = word_of(item)[len(prefix):]
    wrong = not text or text.strip(b"0123456789") or text[:1] == b"0" < text or len(text) > 16
    reject_if(wrong or not word_of(item).startswith(prefix) or not least <= int(text) <= most,
              "expected: {}N with N from {} to {}".format(prefix.decode(), least, most), item)
    return int(text)

def word_of(item: Item) -> bytes:
    """The text of a word; nothing for another item."""
    return item.text if isinstance(item, Word) and not item.quoted else b""

def name_of(item: Item) -> bytes:
    """A name."""
    name = word_of(item)
    reject_if(name in RESERVED or not name.strip(b"0123456789"), "a name is expected", item)
    return name


# Formulas

class Numeration(NamedTuple):
    """How numbers are written: base, quadratic, recurrence or difference, and the coefficients by which words count.

    The coefficients of a difference are the digits of its largest words, of which the last one repeats.
    """
    kind: bytes
    coefficients: Tuple[int, ...]

    @property
    def repeats(self) -> bool:
        """True if the last coefficient repeats."""
        return self.kind == b"difference"

    @property
    def complement(self) -> Optional[Tuple[int, int]]:
        """P and Q of the numbers P x + floor(Q x), which are no floor(x); None if floor is not known."""
        first, last = self.coefficients[0], self.coefficients[-1]
        if self.repeats:
            return (1, last) if last == first - 1 else None
        return (first, 1) if self.coefficients == (first, 1) else None

    @property
    def radix(self) -> int:
        """The number of digits."""
        return self.coefficients[0] + (len(self.coefficients) > 1)

    @property
    def restricts(self) -> bool:
        """True if some words are not valid."""
        return len(self.coefficients) > 1

    @property
    def most_numbers(self) -> int:
        """The limit on the numbers of a demand or definition."""
        return MOST_NUMBERS if len(self.coefficients) <= 2 else MOST_NUMBERS // 2

BINARY, ZECKENDORF = Numeration(b"base", (2,)), Numeration(b"quadratic", (1, 1))

# Relations: their numeration (None is any in which floor is known), the limit of their constant, and their arity.
RELATIONS: Dict[bytes, Tuple[Optional[Numeration], Optional[int], Optional[int]]] = {
    b"xor": (BINARY, None, 3), b"columns": (BINARY, 64, None), b"ones": (BINARY, 1024, 2),
    b"bit": (BINARY, 12, 2), b"power-of-two": (BINARY, None, 1), b"fibonacci": (ZECKENDORF, None, 1),
    b"lowest-zeckendorf": (ZECKENDORF, None, 2), b"floor": (None, None, 2)}

Relation = Tuple[Any, ...]

class Literal(NamedTuple):
    """A relation or its opposite, applied to numbers.

    The relation of a linear literal is ("zero" or "negative" or C, coefficients, constant).
    """
    positive: bool
    relation: Relation
    numbers: Tuple[int, ...]

    def opposite(self) -> "Literal":
        """The literal that holds where this one does not."""
        return Literal(not self.positive, self.relation, self.numbers)

    def replace(self, numbers: Dict[int, int]) -> "Literal":
        """The literal with other numbers."""
        if len(self.relation) == 3:
            terms: Dict[int, int] = {}
            for number, coefficient in zip(self.numbers, self.relation[1]):
                new = numbers.get(number, number)
                terms[new] = terms.get(new, 0) + coefficient
            return linear(self.relation[0], terms, self.relation[2], self.positive)
        return Literal(self.positive, self.relation, tuple(numbers.get(n, n) for n in self.numbers))

def linear(form: Union[str, int], terms: Dict[int, int], constant: int, positive: bool = True) -> Literal:
    """The literal that a sum is zero, is negative, or is a multiple of a number."""
    numbers = tuple(sorted(number for number, coefficient in terms.items() if coefficient))
    return Literal(positive, (form, tuple(terms[number] for number in numbers), constant), numbers)

ALWAYS = linear("zero", {}, 0)
NEVER = ALWAYS.opposite()

class Sum(NamedTuple):
    """A sum: the coefficient of each name that stands in it, which may be 0, and its constant."""
    terms: Dict[int, int]
    constant: int

    def plus(self, other: "Sum", factor: int, item: Optional[Item] = None) -> "Sum":
        """This sum and a multiple of another one, within the limits."""
        terms = dict(self.terms)
        for number, coefficient in other.terms.items():
            terms[number] = terms.get(number, 0) + factor * coefficient
        result = Sum(terms, self.constant + factor * other.constant)
        reject_if(any(abs(n) > LARGEST for n in (result.constant, *terms.values())), "beyond 2^50", item)
        return result

NOTHING = Sum({}, 0)

class Compound(NamedTuple):
    """A formula made of others: `and`, `or`, `not`, or `exists` with its numbers."""
    operator: bytes
    numbers: Tuple[int, ...]
    formulas: List[Any]

Formula = Union[Literal, Compound]

class Context(NamedTuple):
    """The numeration, and the automata and definitions that formulas may use: index and arity."""
    numeration: Numeration
    automata: Dict[bytes, Tuple[int, int]]
    definitions: Dict[bytes, Tuple[int, int]]

class Part:
    """The numbers of one part of a certificate, and its formulas."""

    def __init__(self, context: Context, places: Sequence[bytes] = ()) -> None:
        self.context = context
        self.numbers: Dict[bytes, int] = {name: number for number, name in enumerate(places)}
        self.visible: Set[int] = set(self.numbers.values())

    def bind(self, item: Item) -> Tuple[int, ...]:
        """Number the names of a list; they become visible."""
        bound = []
        for word in items_of(item):
            name = name_of(word)
            reject_if(name in self.numbers, "a name is bound twice", word)
            reject_if(len(self.numbers) == MOST_NUMBERS, "more than 64 numbers", word)
            bound.append(len(self.numbers))
            self.numbers[name] = bound[-1]
        self.visible.update(bound)
        return tuple(bound)

    def number(self, item: Item) -> int:
        """The number of a name that is bound."""
        name = name_of(item)
        reject_if(name not in self.numbers, "a name is not bound", item)
        return self.numbers[name]

    def sum(self, item: Item) -> Steps:
        """Read a sum."""
        if isinstance(item, Word):
            if item.text.strip(b"0123456789"):
                return Sum({self.number(item): 1}, 0)
            return Sum({}, number_of(item, 0, LARGEST))
        head = head_of(item)
        reject_if(head not in (b"+", b"-", b"*"), "a sum is expected", item)
        operands = contents(item, head, *((0, None) if head == b"+" else (2, 2)))
        result = NOTHING
        if head == b"*":
            factor = yield self.sum(operands[0])
            reject_if(factor.terms, "a name in the first factor", operands[0])
            return result.plus((yield self.sum(operands[1])), factor.constant, item)
        for index, operand in enumerate(operands):
            result = result.plus((yield self.sum(operand)), -1 if index and head == b"-" else 1, operand)
        return result

    def comparison(self, item: Item) -> Literal:
        """Read `=`, `<`, `<=` or `divides`."""
        head = head_of(item)
        left, right = contents(item, head, 2, 2)
        if head == b"divides":
            difference = run(self.sum(right))
            return linear(number_of(left, 1, LARGEST), difference.terms, difference.constant)
        difference = NOTHING.plus(run(self.sum(left)), 1, left)
        subtracted = run(self.sum(right))
        if head == b"<=":
            subtracted = Sum(subtracted.terms, subtracted.constant + 1)
        difference = difference.plus(subtracted, -1, item)
        return linear("zero" if head == b"=" else "negative", difference.terms, difference.constant)

    def relation(self, item: Item) -> Literal:
        """Read a relation other than a comparison."""
        head, rest, context = head_of(item), items_of(item)[1:], self.context
        relation: Relation = (head,)
        if head in RELATIONS:
            numeration, limit, arity = RELATIONS[head]
            reject_if(context.numeration != numeration if numeration else context.numeration.complement is None,
                      "a relation of another numeration", item)
            if limit is not None:
                reject_if(not rest, "a number is expected", item)
                constant = number_of(rest.pop(0), 0, limit)
                relation = (head, constant if head == b"bit" else max(1, constant))
        elif head == b"accepts":
            name = name_of(rest.pop(0)) if rest else b""
            reject_if(name not in context.automata, "no automaton of this name", item)
            index, arity = context.automata[name]
            relation = (head, index)
        else:
            reject_if(head not in context.definitions, "a formula is expected", item)
            index, arity = context.definitions[head]
            relation = (b"definition", index)
        reject_if(arity is not None and len(rest) != arity, "wrong number of arguments", item)
        return Literal(True, relation, tuple(self.number(word) for word in rest))

    def literal(self, item: Item) -> Literal:
        """Read a comparison or a relation."""
        compares = head_of(item) in (b"=", b"<", b"<=", b"divides")
        literal = self.comparison(item) if compares else self.relation(item)
        reject_if(not self.visible.issuperset(literal.numbers), "a number is used outside its scope", item)
        return literal

    def formula_steps(self, item: Item) -> Steps:
        """Read a formula."""
        if word_of(item) in (b"true", b"false"):
            return Compound(b"and" if word_of(item) == b"true" else b"or", (), [])
        head = head_of(item)
        if head not in (b"and", b"or", b"not", b"exists"):
            return self.literal(item)
        numbers: Tuple[int, ...] = ()
        operands = contents(item, head, *{b"not": (1, 1), b"exists": (2, 2)}.get(head, ()))
        if head == b"exists":
            names, *operands = operands
            wrong = not items_of(names) or head_of(names) in NEVER_DEFINED
            reject_if(wrong, "expected: a list of names", names)
            numbers = self.bind(names)
        formulas = []
        for operand in operands:
            formulas.append((yield self.formula_steps(operand)))
        self.visible.difference_update(numbers)
        return Compound(head, numbers, formulas)

    def formula(self, item: Item) -> Formula:
        """Read a formula, however deep."""
        result: Formula = run(self.formula_steps(item))
        return result


# Parts

class Table(NamedTuple):
    """An automaton whose states read a column through nodes.

    A child is None for rejection, ~S for state S, or the index of a node. Nodes are (T, children).
    """
    arity: int
    nodes: List[Tuple[int, Tuple[Optional[int], ...]]]
    rows: List[Optional[int]]
    accept: FrozenSet[int]

class Automaton(NamedTuple):
    """An automaton of the statement: the state after a state and a column, and the accepting states."""
    arity: int
    rules: Dict[Tuple[int, Tuple[int, ...]], int]
    accept: FrozenSet[int]

class Move(NamedTuple):
    """A `move`, `may` or `can`. In a clause the conditions are literals."""
    kind: bytes
    numbers: Tuple[int, ...]
    conditions: List[Any]
    targets: List[Tuple[int, ...]]

class Choice(NamedTuple):
    """A `choice`: its list, the formulas of `if` and `with`, and each `to`."""
    numbers: Tuple[int, ...]
    condition: Formula
    witness: Formula
    targets: List[Tuple[Tuple[int, ...], Formula]]

class Statement(NamedTuple):
    """What is proved."""
    context: Context
    automata: List[Automaton]
    places: List[bytes]
    is_sorted: bool
    laws: List[Formula]
    ends: List[Tuple[bytes, Formula]]
    stuck: bytes
    moves: List[Move]
    choices: List[Choice]
    claim: Dict[bytes, Formula]

class Definition(NamedTuple):
    """A definition: free numbers come before bound ones."""
    free: int
    bound: int
    literals: Tuple[Literal, ...]
    table: Table
    item: Item

def read_states(item: Item, most: int) -> FrozenSet[int]:
    """Read `(accept S …)`."""
    states = [number_of(word, 0, most) for word in contents(item, b"accept")]
    reject_if(states != sorted(set(states)), "accepting states have to rise", item)
    return frozenset(states)

def read_automaton(item: Item, radix: int) -> Tuple[bytes, Automaton]:
    """Read an automaton."""
    word, size, accept, *entries = contents(item, b"automaton", 3)
    name, arity = name_of(word), number_of(size, 0, MOST_NUMBERS)
    rules: Dict[Tuple[int, Tuple[int, ...]], int] = {}
    last: Tuple[int, Tuple[int, ...]] = (-1, ())
    for entry in entries:
        source, column, target = contents(entry, b"go", 3, 3)
        digits = tuple(number_of(digit, 0, radix - 1) for digit in items_of(column))
        reject_if(len(digits) != arity, "wrong number of digits", column)
        key = (number_of(source, 0, MOST_STATES), digits)
        reject_if(last >= key, "go lists have to rise", entry)
        rules[key] = number_of(target, 0, MOST_STATES)
        last = key
    return name, Automaton(arity, rules, read_states(accept, MOST_STATES))

def read_table(items: Sequence[Item], arity: int, radix: int) -> Table:
    """Read `(nodes …) (rows …) (accept …)`."""
    node_items, row_items = contents(items[0], b"nodes"), contents(items[1], b"rows", 1)
    nodes: List[Tuple[int, Tuple[Optional[int], ...]]] = []

    def child(item: Item, number: int) -> Optional[int]:
        """Read a child of a node for a number, or of a row for the number -1."""
        if word_of(item) == b"-":
            return None
        if word_of(item)[:1] == b"s":
            return ~number_of(item, 0, len(row_items) - 1, b"s")
        index = number_of(item, 0, len(nodes) - 1, b"n")
        reject_if(nodes[index][0] <= number, "a node below asks for a number that does not come later", item)
        return index

    for node in node_items:
        number, *children = items_of(node) or [node]
        reject_if(len(children) != radix, "expected: one child for each digit", node)
        asked = number_of(number, 0, arity - 1)
        nodes.append((asked, tuple(child(item, asked) for item in children)))
    rows = [child(item, -1) for item in row_items]
    accept = read_states(items[2], len(rows) - 1)
    place = rows[0]
    while place is not None and place >= 0:
        place = nodes[place][1][0]
    wrong = place != ~0 and (rows[0] is not None or 0 in accept)
    reject_if(wrong, "leading zeros change the state", items[1])
    return Table(arity, nodes, rows, accept)

def read_move(item: Item, part: Part, places: int) -> Move:
    """Read `move`, `may` or `can`."""
    names, *rest = contents(item, head_of(item), 1)
    numbers = part.bind(names)
    conditions: List[Formula] = []
    targets: List[Tuple[int, ...]] = []
    for entry in rest:
        if head_of(entry) == b"to":
            targets.append(tuple(map(part.number, contents(entry, b"to", places, places))))
            reject_if(not part.visible.issuperset(targets[-1]), "a number is used outside its scope", entry)
        else:
            reject_if(targets, "a condition after a position", entry)
            conditions.append(part.formula(entry))
    return Move(head_of(item), numbers, conditions, targets)

def read_choice(item: Item, part: Part, places: int) -> Choice:
    """Read `choice`; the formula of `if` comes first."""
    names, if_item, with_item, *rest = contents(item, b"choice", 3)
    condition = part.formula(contents(if_item, b"if", 1, 1)[0])
    numbers = part.bind(names)
    witness = part.formula(contents(with_item, b"with", 1, 1)[0])
    targets = []
    for entry in rest:
        target_names, formula = contents(entry, b"to", 2, 2)
        target = part.bind(target_names)
        reject_if(len(target) != places, "a position has as many numbers as there are places", target_names)
        targets.append((target, part.formula(formula)))
        part.visible.difference_update(target)
    return Choice(numbers, condition, witness, targets)

def take(parts: List[Item], least: int, most: int, *heads: bytes) -> List[Item]:
    """Take the next parts, which stand in a list from its end, while they begin with one of these words."""
    taken: List[Item] = []
    while parts and len(taken) < most and head_of(parts[-1]) in heads:
        taken.append(parts.pop())
    if len(taken) < least:
        reject("expected: (" + heads[0].decode() + " ...)", parts[-1] if parts else None)
    return taken

def read_numeration(item: Item) -> Numeration:
    """Read `(numeration base B)`, `(numeration quadratic T)`, `(numeration difference A B)` or `(… recurrence C C …)`."""
    kind, *numbers = contents(item, b"numeration", 2, 5)
    name = word_of(kind)
    if name == b"recurrence":
        coefficients = tuple(number_of(number, 0, 35) for number in numbers)
        reject_if(len(coefficients) < 2 or coefficients[0] == 0 or coefficients[-1] == 0,
                  "expected: 2 to 4 coefficients of which the first and the last are not 0", item)
        padded = [coefficients[place:] + (0,) * place for place in range(len(coefficients))]
        reject_if(any(rest >= coefficients for rest in padded[1:]), "coefficients that are not in order", item)
        return Numeration(name, coefficients)
    if name == b"difference":
        reject_if(len(numbers) != 2, "expected: two numbers", item)
        first = number_of(numbers[0], 3, 36)
        return Numeration(name, (first - 1, first - 1 - number_of(numbers[1], 1, first - 2)))
    reject_if(name not in (b"base", b"quadratic"), "expected: base, quadratic, difference or recurrence", kind)
    reject_if(len(numbers) != 1, "expected: one number", item)
    if name == b"base":
        return Numeration(name, (number_of(numbers[0], 2, 36),))
    return Numeration(name, (number_of(numbers[0], 1, 9), 1))

def read_statement(item: Item, relations: Optional[Dict[bytes, Tuple[int, int]]] = None) -> Statement:
    """Read `(statement PART …)`. Its formulas may use other relations like definitions: index and arity."""
    parts = contents(item, b"statement")[::-1]
    any_number = len(parts)
    numeration = read_numeration(take(parts, 1, 1, b"numeration")[0])
    context = Context(numeration, {}, relations or {})
    automata: List[Automaton] = []
    for entry in take(parts, 0, any_number, b"automaton"):
        name, automaton = read_automaton(entry, context.numeration.radix)
        reject_if(name in context.automata, "an automaton of this name is there already", entry)
        context.automata[name] = (len(automata), automaton.arity)
        automata.append(automaton)
    for entry in take(parts, 0, any_number, b"assuming"):
        text = contents(entry, b"assuming", 1, 1)[0]
        reject_if(not isinstance(text, Word) or not text.quoted, "expected: a quoted text", entry)
    names = contents(take(parts, 1, 1, b"places")[0], b"places", 1, MOST_PLACES)
    places = [name_of(word) for word in names]
    reject_if(len(set(places)) < len(places), "a name is bound twice", names[0])

    def formula(entry: Item) -> Formula:
        return Part(context, places).formula(contents(entry, head_of(entry), 1, 1)[0])
    is_sorted = [contents(entry, b"sorted", 0, 0) for entry in take(parts, 0, 1, b"sorted")] != []
    laws = [formula(entry) for entry in take(parts, 0, any_number, b"law")]
    ends = []
    for entry in take(parts, 0, any_number, b"end"):
        verdict, condition = contents(entry, b"end", 2, 2)
        ends.append((word_of(verdict), Part(context, places).formula(condition)))
    stuck_item = take(parts, 1, 1, b"stuck")[0]
    stuck = word_of(contents(stuck_item, b"stuck", 1, 1)[0])
    verdicts = {stuck}.union(verdict for verdict, _ in ends)
    reject_if(not verdicts.issubset(VERDICTS), "expected: lost, won or draw", stuck_item)
    moves = [read_move(entry, Part(context, places), len(places))
             for entry in take(parts, 0, any_number, b"move", b"may", b"can")]
    choices = [read_choice(entry, Part(context, places), len(places))
               for entry in take(parts, 0, any_number, b"choice")]
    claim: Dict[bytes, Formula] = {}
    for head in (b"value", b"same"):
        for entry in take(parts, 0, int(head == b"value" or bool(claim)), head):
            name_list, condition = contents(entry, head, 2, 2)
            part = Part(context, places)
            reject_if(len(part.bind(name_list)) != 1, "exactly one name is expected", name_list)
            claim[head] = part.formula(condition)
    for head in VERDICTS if not claim else ():
        for entry in take(parts, 0, 1, head):
            claim[head] = formula(entry)
    reject_if(parts, "a part that does not belong here", parts[-1] if parts else None)
    reject_if(not claim, "no claim", item)
    return Statement(context, automata, places, is_sorted, laws, ends, stuck, moves, choices, claim)

def read_definition(item: Item, context: Context) -> Tuple[bytes, Definition]:
    """Read `(define NAME (NAME …) BODY TABLE)`."""
    word, names, body, *table = contents(item, b"define", 6, 6)
    name = name_of(word)
    reject_if(name in context.definitions, "a definition of this name is there already", word)
    part = Part(context)
    free, bound = len(part.bind(names)), 0
    entries = contents(body, head_of(body))
    reject_if(head_of(body) not in (b"and", b"exists"), "expected: and, or exists", body)
    if head_of(body) == b"exists":
        reject_if(not entries, "a list of names is expected", body)
        bound = len(part.bind(entries.pop(0)))
    literals = []
    for entry in entries:
        negated = head_of(entry) == b"not"
        literal = part.literal(contents(entry, b"not", 1, 1)[0] if negated else entry)
        literals.append(literal.opposite() if negated else literal)
    radix = context.numeration.radix
    reject_if(free + bound > context.numeration.most_numbers, "a definition with too many numbers", item)
    reject_if(bound and radix ** free > MOST_COLUMNS, "too many free numbers", item)
    return name, Definition(free, bound, tuple(literals), read_table(table, free, radix), item)

class Phase(NamedTuple):
    """Ranks of the positions that satisfy a formula."""
    when: Formula
    ranks: List[Sum]

EVERYWHERE: Formula = Compound(b"and", (), [])

class Certificate(NamedTuple):
    """Everything that a certificate says."""
    statement: Statement
    phases: List[Phase]
    floor: Optional[Table]
    definitions: List[Definition]

def read_version(items: Sequence[Item], head: bytes) -> List[Item]:
    """Read the first list at the top, `(HEAD 2)`; return the others, from the end."""
    for item in items:
        items_of(item)
    parts = list(reversed(items))
    number_of(contents(take(parts, 1, 1, head)[0], head, 1, 1)[0], 2, 2)
    return parts

def read_certificate(items: Sequence[Item]) -> Certificate:
    """Read the lists at the top."""
    parts = read_version(items, b"certificate")
    return read_proof(read_statement(take(parts, 1, 1, b"statement")[0]), parts)

def read_proof(statement: Statement, parts: List[Item]) -> Certificate:
    """Read the lists after a statement, which stand in a list from its end."""
    places = Part(statement.context, statement.places)
    entries = contents(take(parts, 1, 1, b"falls")[0], b"falls")
    by_phase = bool(entries) and head_of(entries[0]) == b"phase"
    items: List[Any] = [contents(entry, b"phase", 1) for entry in entries] if by_phase else [[None, *entries]]
    phases = [Phase(EVERYWHERE if when is None else places.formula(when),
                    [NOTHING.plus(run(places.sum(entry)), 1, entry) for entry in sums]) for when, *sums in items]
    return read_tables(statement, parts)._replace(phases=phases)

def read_tables(statement: Statement, parts: List[Item]) -> Certificate:
    """Read the lists after the ranks of a statement; return what has no ranks."""
    context, floor = statement.context, None
    for item in take(parts, 0, 1, b"floor"):
        reject_if(context.numeration.complement is None, "floor is not known in this numeration", item)
        floor = read_table(contents(item, b"floor", 3, 3), 2, context.numeration.radix)
    definitions: List[Definition] = []
    for item in take(parts, 0, len(parts), b"define"):
        name, definition = read_definition(item, context)
        context.definitions[name] = (len(definitions), definition.free)
        definitions.append(definition)
    reject_if(parts, "a list that does not belong here", parts[-1] if parts else None)
    return Certificate(statement, [Phase(EVERYWHERE, [])], floor, definitions)


# From formulas to literals

class Budget:
    """Steps and bytes that a check may use. What a walk holds is given back at its end."""

    def __init__(self, size: int) -> None:
        self.steps, self.bytes = 10 ** 8 + 20000 * size, 2 ** 26 + 2 ** 10 * size
        self.held = 0

    def use(self, steps: int, size: int = 0) -> None:
        """Count steps, and bytes that are held to the end."""
        self.steps -= steps
        self.bytes -= size
        if self.steps < 0 or self.bytes < 0:
            raise Undecided("steps" if self.steps < 0 else "memory")

    def hold(self, size: int) -> None:
        """Count bytes that are held to the end of a walk."""
        self.held += size
        self.use(0, size)

    def release(self) -> None:
        """Give back what a walk held."""
        self.bytes, self.held = self.bytes + self.held, 0

class Catalogue:
    """The definitions, by what they say."""

    def __init__(self, definitions: Sequence[Definition], budget: Budget) -> None:
        self.budget = budget
        self.found = {(definition.free, definition.bound, definition.literals): index
                      for index, definition in enumerate(definitions)}

    def some(self, literals: Sequence[Literal], bound: Sequence[int] = ()) -> Literal:
        """One literal that says that all these hold, for some values of the bound numbers."""
        self.budget.use(len(literals))
        named = set(chain.from_iterable(literal.numbers for literal in literals))
        bound = [number for number in bound if number in named]
        literals = list(dict.fromkeys(literals))
        if not bound and len(literals) == 1:
            return literals[0]
        free = sorted(set(chain.from_iterable(literal.numbers for literal in literals)).difference(bound))
        local = {number: index for index, number in enumerate(chain(free, bound))}
        key = (len(free), len(bound), tuple(literal.replace(local) for literal in literals))
        if key not in self.found:
            raise Rejected("a definition is missing: {} free, {} bound; {}".format(*key[:2], key[2][:9]))
        return Literal(True, (b"definition", self.found[key]), tuple(free))

    def add(self, formula: Formula, result: List[Literal], names: Dict[int, int]) -> Steps:
        """Append Lits of a formula, with other numbers, to a list."""
        if isinstance(formula, Literal):
            result.append(formula.replace(names))
        elif formula.operator == b"and":
            for below in formula.formulas:
                yield self.add(below, result, names)
        else:
            lists: List[List[Literal]] = []
            for below in formula.formulas:
                lists.append([])
                yield self.add(below, lists[-1], names)
            if formula.operator == b"exists":
                result.append(self.some(lists[0], formula.numbers))
            elif formula.operator == b"not":
                result.append(self.some(lists[0]).opposite())
            else:
                result.append(self.some([self.some(literals).opposite() for literals in lists]).opposite())

    def literals(self, formula: Formula, names: Optional[Dict[int, int]] = None) -> List[Literal]:
        """Lits of a formula."""
        result: List[Literal] = []
        run(self.add(formula, result, names or {}))
        return result


# Demands

Ranked = Tuple[List[Literal], List[Sum]]

class Demands:
    """The demands of a certificate, in the order of the page."""

    def __init__(self, certificate: Certificate, budget: Budget) -> None:
        self.budget = budget
        self.statement = statement = certificate.statement
        self.catalogue = Catalogue(certificate.definitions, budget)
        self.demands: List[Tuple[str, List[Literal]]] = []
        literals, one = self.catalogue.literals, self.catalogue.some
        self.domain = [literal for law in statement.laws for literal in literals(law)]
        ends = [literals(formula) for _, formula in statement.ends]
        self.going = [one(end).opposite() for end in ends]
        budget.use(len(ends) ** 2, 8 * len(ends) ** 2)
        self.here = [end + self.going[:index] for index, end in enumerate(ends)]
        clauses = []
        for move in statement.moves:
            conditions = [literal for formula in move.conditions for literal in literals(formula)]
            budget.use(len(self.going), 8 * len(self.going))
            clauses.append(move._replace(conditions=self.going + conditions))
        self.over = [clause for clause in clauses if clause.kind != b"can"]
        self.under = [clause for clause in clauses if clause.kind != b"may"]
        self.phases = [(literals(phase.when), phase.ranks) for phase in certificate.phases]
        self.most_targets = max((len(move.targets) for move in statement.moves), default=0)
        self.add_position_demands()
        if statement.claim:
            (self.add_window_demands if b"same" in statement.claim else
             self.add_value_demands if b"value" in statement.claim else self.add_outcome_demands)()

    def no(self, kind: str, *literals: Literal) -> None:
        """Add a demand."""
        demand = self.domain + list(literals)
        numbers = set(chain(range(len(self.statement.places)), *[literal.numbers for literal in demand]))
        most = self.statement.context.numeration.most_numbers
        reject_if(len(numbers) > most, "a demand with more than {} numbers".format(most))
        self.budget.use(len(demand), 8 * len(demand))
        self.demands.append((kind, demand))

    def at(self, literal: Literal, target: Sequence[int]) -> Literal:
        """A literal about the places, for another position."""
        return literal.replace(dict(enumerate(target)))

    def add_position_demands(self) -> None:
        """Order, end of play, and laws after each move."""
        if self.statement.is_sorted:
            for place in range(1, len(self.statement.places)):
                self.no("order", linear("negative", {place: 1, place - 1: -1}, 0))
        if all(when for when, _ in self.phases):
            self.no("ends", *[self.catalogue.some(when).opposite() for when, _ in self.phases])
        for clause in self.over:
            for when, ranks in self.phases:
                for rank in ranks:
                    if rank.constant < 0 or any(coefficient < 0 for coefficient in rank.terms.values()):
                        self.no("ends", *clause.conditions, *when, linear("negative", rank.terms, rank.constant))
            for target in clause.targets:
                for here in self.phases:
                    for there in self.phases:
                        self.add_fall(clause, target, here, there)
        for clause in self.over:
            for target in clause.targets:
                for literal in self.domain:
                    self.no("positions", *clause.conditions, self.at(literal, target).opposite())

    def add_fall(self, clause: Move, target: Tuple[int, ...], here: Ranked, there: Ranked) -> None:
        """From a phase to a phase the first rank that changes falls."""
        known = [*clause.conditions, *here[0], *(self.at(literal, target) for literal in there[0])]
        for old, new in zip(here[1], there[1]):
            change = dict(old.terms)
            for place, coefficient in new.terms.items():
                change[target[place]] = change.get(target[place], 0) - coefficient
            self.no("ends", *known, linear("negative", change, old.constant - new.constant))
            known.append(linear("zero", change, old.constant - new.constant))
        self.no("ends", *known)

    def add_outcome_demands(self) -> None:
        """A claim about lost, won and drawn positions."""
        statement, stuck = self.statement, self.statement.stuck
        draws = b"draw" in [stuck] + [verdict for verdict, _ in statement.ends]
        claimed = set(statement.claim)
        if claimed not in ([{b"lost", b"won"}, set(VERDICTS)] if draws else [{b"lost"}, {b"won"}]):
            raise Rejected("the claim does not fit the game")
        reject_if(self.most_targets > 1, "a move to several positions needs a claim about values")
        single = {verdict: self.catalogue.some(self.catalogue.literals(formula))
                  for verdict, formula in statement.claim.items()}
        lost = single[b"lost"] if b"lost" in single else single[b"won"].opposite()
        won = single[b"won"] if b"won" in single else lost.opposite()
        drawn = [single[b"draw"]] if b"draw" in single else [lost.opposite(), won.opposite()]
        claims = {b"lost": [lost], b"won": [won]}
        if draws:
            claims[b"draw"] = drawn
            self.no("apart", lost, won)
        if b"draw" in single:
            self.no("apart", lost, *drawn)
            self.no("apart", won, *drawn)
            self.no("apart", lost.opposite(), won.opposite(), drawn[0].opposite())
        for (verdict, _), here in zip(statement.ends, self.here):
            for other, literals in claims.items():
                if other != verdict:
                    self.no("ended", *literals, *here)
        for clause in self.over:
            reply = [won.opposite() if draws else lost]
            over = stuck != b"won" if draws else stuck == b"lost"
            self.no("lost", lost, *clause.conditions, *self.after(clause, reply, over))
        if stuck != b"lost":
            self.no("stuck", lost, *self.going, *self.without_moves(self.under))
        self.no("won", won, *self.reasons(b"won", [lost]))
        if draws:
            self.no("drawn", *drawn, *self.reasons(b"draw", drawn))
            for clause in self.over:
                over = stuck == b"lost"
                self.no("unwinnable", *drawn, *clause.conditions, *self.after(clause, [lost], over))

    def after(self, clause: Move, literals: Sequence[Literal], otherwise: bool) -> List[Literal]:
        """Literals for the position that a move leads to; if there is none, a truth value."""
        if clause.targets:
            return [self.at(literal, clause.targets[0]) for literal in literals]
        return [ALWAYS if otherwise else NEVER]

    def without_moves(self, clauses: Sequence[Move]) -> List[Literal]:
        """None of these moves can be made."""
        return [self.catalogue.some(clause.conditions, clause.numbers).opposite() for clause in clauses]

    def reasons(self, verdict: bytes, target: List[Literal]) -> List[Literal]:
        """The opposites of all reasons why a position is won or drawn."""
        statement, stuck = self.statement, self.statement.stuck
        literals, some = self.catalogue.literals, self.catalogue.some
        result = []
        for clause in self.under:
            after = self.after(clause, target, stuck == (b"lost" if verdict == b"won" else b"draw"))
            result.append(some(clause.conditions + after, clause.numbers).opposite())
        ended = [here for (given, _), here in zip(statement.ends, self.here) if given == verdict]
        result.extend(some(here).opposite() for here in ended)
        if stuck == verdict:
            result.append(some(self.going + self.without_moves(self.over)).opposite())
        if not statement.ends:
            beyond = MOST_NUMBERS
            for choice in statement.choices:
                names = {number: beyond + index for index, number in enumerate(choice.numbers)}
                beyond += len(names)
                either = Compound(b"or", (), [Compound(b"not", (), [choice.condition]), choice.witness])
                result.extend(literals(either, names))
                for position, formula in choice.targets:
                    after = [self.at(literal, position) for literal in target]
                    inside = literals(choice.condition) + literals(formula, names) + after
                    result.append(some(inside, position).opposite())
        return result

    def add_value_demands(self) -> None:
        """A claim about nim-values."""
        statement, numeration = self.statement, self.statement.context.numeration
        reject_if(statement.stuck != b"lost" or statement.ends, "the claim does not fit the game")
        reject_if(numeration != BINARY and self.most_targets > 1, "a move to several positions needs base 2")
        claim = self.catalogue.some(self.catalogue.literals(statement.claim[b"value"]))
        places = len(statement.places)
        value, other, beyond = MOST_NUMBERS, MOST_NUMBERS + 1, MOST_NUMBERS + 2

        def worth(position: Sequence[int], number: int) -> Literal:
            return claim.replace(dict(enumerate(chain(position, [number]))))

        def option(clause: Move, result: int) -> Literal:
            literals, bound = list(clause.conditions), list(clause.numbers)
            if not clause.targets:
                literals.append(linear("zero", {result: 1}, 0))
            total = result if len(clause.targets) < 2 else beyond
            for target in clause.targets[:1]:
                literals.append(worth(target, total))
                bound.append(total)
            for index, target in enumerate(clause.targets[1:], 2):
                part = beyond + 2 * index - 2
                following = result if index == len(clause.targets) else part + 1
                literals.extend([worth(target, part), Literal(True, (b"xor",), (total, part, following))])
                bound.extend(number for number in (part, following) if number != result)
                total = following
                if index < len(clause.targets):
                    # Several parts become one: what only these speak of is not asked for again.
                    early, late = (set(chain.from_iterable(parts)) for parts in
                                   (clause.targets[:index], clause.targets[index:]))
                    gone = sorted(number for number in bound if number != total and number not in late
                                  and (number in early or number >= beyond))
                    inside = [literal for literal in literals if not set(gone).isdisjoint(literal.numbers)]
                    literals = [literal for literal in literals if set(gone).isdisjoint(literal.numbers)]
                    literals.append(self.catalogue.some(inside, gone))
                    bound = [number for number in bound if number not in gone]
            return self.catalogue.some(literals, [number for number in bound if number != result])

        here = range(places)
        less = linear("negative", {other: 1, value: -1}, 0)
        self.no("total", self.catalogue.some([worth(here, value)], (value,)).opposite())
        self.no("one", worth(here, value), worth(here, other), less)
        for clause in self.over:
            self.no("no option", worth(here, value), option(clause, value))
        self.no("every option", worth(here, value), less,
                *[option(clause, other).opposite() for clause in self.under])

    def add_window_demands(self) -> None:
        """A claim about nim-values that go back to smaller positions."""
        statement, some = self.statement, self.catalogue.some
        reject_if(statement.stuck != b"lost" or statement.ends, "the claim does not fit the game")
        reject_if(len(statement.places) != 1 or self.domain, "same needs positions of one number without laws")
        reject_if(not statement.moves or any(move.kind != b"move" or len(move.targets) != 1
                                             for move in statement.moves), "same needs moves to one position each")
        here, first, second, before, gone = 0, *range(MOST_NUMBERS, MOST_NUMBERS + 4)

        def after(number: int, other: int) -> Literal:
            return linear("zero", {number: 1, other: -1}, -1)

        def less(low: int, high: int) -> Literal:
            return linear("negative", {low: 1, high: -1}, 0)

        def equal(one: int, other: int) -> Literal:
            return linear("zero", {one: 1, other: -1}, 0)
        none = [some([*clause.conditions, equal(first, clause.targets[0][0])], clause.numbers).opposite()
                for clause in self.over]
        option = some(none).opposite()
        second_option = option.replace({first: second})
        self.no("window", option, less(first, here).opposite())
        self.no("window", option, less(second, first).opposite(), less(second, here), second_option.opposite())
        within = some([equal(first, here).opposite(), option.opposite()]).opposite()
        smaller = some([within.replace({first: second}), less(second, first)], (second,))
        least = some([within, smaller.opposite()])
        value, same = (some([literal.replace({1: second}) for literal in self.catalogue.literals(statement.claim[head])])
                       for head in (b"value", b"same"))
        kept = least.replace({here: before})
        given = [value, least, after(here, before)]
        self.no("widens", value, linear("zero", {here: 1}, 0), linear("zero", {second: 1}, 0).opposite())
        self.no("widens", *given, kept, linear("zero", {second: 1, here: -1, first: 1}, 0).opposite())
        lost = some([least.replace({here: before, first: gone}), after(first, gone), value.replace({here: gone})],
                    (gone,))
        self.no("widens", *given, kept.opposite(), lost.opposite())
        self.no("slides", same, after(here, before), least.replace({here: before, first: second}).opposite())
        self.no("slides", same, least, after(first, second).opposite())
        self.no("total", some([value], (second,)).opposite(), some([same], (second,)).opposite())


# Automata

Value = TypeVar("Value")
State = Tuple[int, ...]

class Memo(Dict[Any, Value]):
    """The values of a function, each computed when first asked for."""

    def __init__(self, function: Callable[..., Value]) -> None:
        super().__init__()
        self.function = function

    def __missing__(self, key: Any) -> Value:
        value = self[key] = self.function(key)
        return value

Rows = Memo[Tuple[int, ...]]       # by state, the states after each digit

class Reader:
    """An automaton for a literal. It reads the digits of its numbers one after the other, column by column.

    State 0 has rejected whatever follows, state 1 has accepted it; other states stand for values of the
    relation. In the values True and False say that the relation holds or not, whatever follows.
    """

    def __init__(self, radix: int, budget: Budget, opposite: bool, width: int, start: Any) -> None:
        self.radix, self.budget, self.opposite, self.width = radix, budget, opposite, width
        self.values: List[Any] = [False, True]
        self.index: Dict[Any, int] = {}
        self.start = self.state(start)
        self.rows: List[Rows] = [Memo(partial(self.row, position)) for position in range(width)]
        self.accepting = Memo(lambda state: bool(state) if state < 2 else
                              self.accepts(self.values[state]) != opposite)

    def state(self, value: Any) -> int:
        """The state for a value."""
        if value is True or value is False:
            return int(value != self.opposite)
        if value not in self.index:
            self.budget.use(1, 64)
            self.index[value] = len(self.values)
            self.values.append(value)
        return self.index[value]

    def row(self, position: int, state: int) -> Tuple[int, ...]:
        """The states after each digit of the number at a position."""
        self.budget.use(self.radix)
        if state < 2:
            return (state,) * self.radix
        following = [self.step(self.values[state], position, digit) for digit in range(self.radix)]
        return tuple(map(self.state, following))

    def step(self, value: Any, position: int, digit: int) -> Any:
        """The value after a digit."""
        raise NotImplementedError

    def accepts(self, value: Any) -> bool:
        """True if the relation holds when no column follows."""
        return True

class ValidReader(Reader):
    """Valid words. The value has the state of each number's word, in two bits."""

    def __init__(self, setting: "Setting", numeration: Numeration, width: int) -> None:
        self.coefficients, self.repeats = numeration.coefficients, numeration.repeats
        super().__init__(*setting, width, 0)

    def step(self, value: Any, position: int, digit: int) -> Any:
        state = value >> 2 * position & 3
        most, last = self.coefficients[state], state == len(self.coefficients) - 1
        if digit > most or last and digit == most and not self.repeats:
            return False
        after = (state if last else state + 1) if digit == most else 0
        return value + (after - state << 2 * position)

class SumReader(Reader):
    """A linear literal. The value has the parts h that the page names; within a column the new h0 grows."""

    def __init__(self, setting: "Setting", numeration: Numeration, relation: Relation) -> None:
        self.form, self.coefficients, self.constant = relation
        self.places, self.repeats = numeration.coefficients, numeration.repeats
        self.rise = sum(coefficient for coefficient in self.coefficients if coefficient > 0)
        self.fall = sum(coefficient for coefficient in self.coefficients if coefficient < 0)
        # At least two parts: one alone is an answer.
        super().__init__(*setting, len(self.coefficients), (0,) * max(2, len(self.places)))

    def settle(self, parts: Tuple[int, ...]) -> Any:
        """The value if the digits that follow matter; else the answers (a,), or True or False.

        The bits of a, from the last: does it hold if the numbers end here, after one more column, and so on.
        """
        floor, ceiling = [(parts[0] + more,) + parts[1:] for more in (self.fall, self.rise)]
        negative, answers = self.form == "negative", 0
        for length in range(LOOK_AHEAD):
            least = sum(floor) + self.constant - self.fall
            most = sum(ceiling) + self.constant - self.rise
            if least < 0 <= most or (not negative and least <= 0 <= most):
                break
            holds = int(negative and most < 0)
            if least >= 0 and min(floor) >= 0 or most < 0 and max(ceiling) <= 0:
                return self.known(answers - (holds << length))
            answers += holds << length
            floor, ceiling = self.longer(floor), self.longer(ceiling)
        return parts

    def longer(self, parts: Tuple[int, ...]) -> Tuple[int, ...]:
        """The value after a zero."""
        first = sum(map(mul, self.places, parts))
        if self.repeats:
            return (first, parts[0] + parts[1])
        return (first,) + parts[:-1] if len(self.places) > 1 else (first, 0)

    @staticmethod
    def known(answers: int) -> Any:
        """What stands for these answers."""
        return answers < 0 if answers in (0, -1) else (answers,)

    def step(self, value: Any, position: int, digit: int) -> Any:
        if len(value) == 1:
            return self.known(value[0] >> 1) if position == 0 else value
        parts = self.longer(value) if position == 0 else value
        parts = (parts[0] + self.coefficients[position] * digit,) + parts[1:]
        if isinstance(self.form, int):
            return tuple(part % self.form for part in parts)
        return self.settle(parts) if position == self.width - 1 else parts

    def accepts(self, value: Any) -> bool:
        if len(value) == 1:
            return bool(value[0] & 1)
        total: int = sum(value) + self.constant
        if isinstance(self.form, int):
            return total % self.form == 0
        return total == 0 if self.form == "zero" else total < 0

class CountReader(Reader):
    """At each place the number of ones is a multiple of a constant. A number may count several times."""

    def __init__(self, setting: "Setting", constant: int, weights: Sequence[int]) -> None:
        self.constant, self.weights = constant, weights
        super().__init__(*setting, len(weights), 0)

    def step(self, value: Any, position: int, digit: int) -> Any:
        value = (value + self.weights[position] * digit) % self.constant
        return False if value and position == self.width - 1 else value

class ColumnReader(Reader):
    """A relation given by its step for a column, which is None for rejection, and its accepting values.

    The value has the digits of the column that have been read. What `possible` denies is not read further.
    """

    def __init__(self, setting: "Setting", pattern: State, start: Any, column: Callable[..., Any],
                 accepting: Callable[[Any], bool], possible: Callable[[Any, State], bool]) -> None:
        self.pattern, self.column, self.accepting_value, self.possible = pattern, column, accepting, possible
        super().__init__(*setting, len(set(pattern)), (start, ()))

    def step(self, value: Any, position: int, digit: int) -> Any:
        before, digits = value[0], value[1] + (digit,)
        if position < self.width - 1:
            return (before, digits) if self.possible(before, digits) else False
        after = self.column(before, *[digits[place] for place in self.pattern])
        return False if after is None else (after, ())

    def accepts(self, value: Any) -> bool:
        return self.accepting_value(value[0])

class TableReader(Reader):
    """A table. The value is a child of a node, and digits read ahead for the nodes below."""

    def __init__(self, setting: "Setting", pattern: State, table: Table) -> None:
        self.table, self.pattern = table, pattern
        self.hopeless, self.certain = settled_states(table)
        # For each position, the last number of the table that stands there.
        self.last = {position: number for number, position in enumerate(pattern)}
        super().__init__(*setting, len(self.last), self.leaf(0))

    def leaf(self, state: int) -> Any:
        """The value for a state."""
        return False if state in self.hopeless else True if state in self.certain else (~state, ())

    def step(self, value: Any, position: int, digit: int) -> Any:
        child, ahead = value
        if position == 0:
            child = self.table.rows[~child]
        digits = dict(ahead)
        digits[position] = digit
        while child is not None and child >= 0:
            number, children = self.table.nodes[child]
            place = self.pattern[number]
            if place > position:
                return (child, tuple(entry for entry in digits.items() if self.last[entry[0]] > number))
            child = children[digits[place]]
        return False if child is None else self.leaf(~child)

    def accepts(self, value: Any) -> bool:
        return ~value[0] in self.table.accept

def settled_states(table: Table) -> Tuple[Set[int], Set[int]]:
    """The states that reject whatever follows, and those that accept it."""
    size, nowhere = len(table.rows), len(table.rows) + len(table.nodes)
    before: List[List[int]] = [[] for _ in range(nowhere + 1)]
    for place, children in enumerate([(row,) for row in table.rows] + [node[1] for node in table.nodes]):
        for child in children:
            before[nowhere if child is None else ~child if child < 0 else size + child].append(place)

    def not_leading_to(goals: Iterable[int]) -> Set[int]:
        found = set(goals)
        pending = list(found)
        while pending:
            new = set(before[pending.pop()]) - found
            found |= new
            pending.extend(new)
        return set(range(size)) - found
    return (not_leading_to(table.accept), not_leading_to({*range(size), nowhere} - table.accept))


# Deciding

Setting = Tuple[int, Budget, bool]        # the radix, the budget, and whether the opposite is meant

class Product(NamedTuple):
    """Literals read together. A state has an entry for each; rows are for each number and each literal."""
    start: State
    levels: List[List[Rows]]
    accepting: List[Memo[bool]]

    def accepts(self, state: State) -> bool:
        """True if all literals hold when no column follows."""
        return False not in [accepting[entry] for accepting, entry in zip(self.accepting, state)]

class Decider:
    """Decides whether literals can hold together."""

    def __init__(self, certificate: Certificate, budget: Budget) -> None:
        self.numeration = certificate.statement.context.numeration
        self.automata, self.definitions = certificate.statement.automata, certificate.definitions
        self.floor, self.budget, self.states = certificate.floor, budget, 0
        self.unchanged: Rows = Memo(lambda state: (state,) * self.numeration.radix)
        self.readers = Memo(self.reader)

    def reader(self, literal: Literal) -> Reader:
        """The automaton for a literal whose numbers are counted from 0 in the order of reading."""
        relation, pattern = literal.relation, literal.numbers
        head, setting = relation[0], (self.numeration.radix, self.budget, not literal.positive)
        if len(relation) == 3:
            return SumReader(setting, self.numeration, relation)
        if head == b"valid":
            return ValidReader(setting, self.numeration, len(pattern))
        if head == b"xor" or head == b"columns":
            weights = [pattern.count(position) for position in range(len(set(pattern)))]
            return CountReader(setting, 2 if head == b"xor" else relation[1], weights)
        if head == b"definition":
            return TableReader(setting, pattern, self.definitions[relation[1]].table)
        if head == b"floor" and self.floor is not None:
            return TableReader(setting, pattern, self.floor)
        if head == b"accepts":
            return self.automaton_reader(setting, pattern, self.automata[relation[1]])
        constant, window = (relation[1], 2 << relation[1]) if len(relation) == 2 else (0, 2)
        # A value has, for `ones`, the number of ones of a, and b so far; for `bit` the last digits of a, and
        # b so far; for `lowest-zeckendorf` the number of ones of b; else the number of ones of a.
        kinds: Dict[bytes, Tuple[Any, Callable[..., Any], Callable[[Any], bool]]] = {
            b"ones": ((0, 0), lambda value, a, b: None if 2 * value[1] + b >= constant else
                      ((value[0] + a) % constant, 2 * value[1] + b), lambda value: value[0] == value[1]),
            b"bit": ((0, 0), lambda value, a, b: None if value[1] else ((2 * value[0] + a) % window, b),
                     lambda value: value[0] >> constant == value[1]),
            b"lowest-zeckendorf": (0, lambda value, a, b: None if b > a or value and a else value + b, bool),
            b"power-of-two": (0, lambda value, a: None if value and a else value + a, bool),
            b"fibonacci": (0, lambda value, a: None if value and a else value + a, lambda value: True)}
        start, step, accepting = kinds[head]
        return ColumnReader(setting, pattern, start, step, accepting, lambda value, digits: True)

    def automaton_reader(self, setting: Setting, pattern: State, automaton: Automaton) -> Reader:
        """The reader of an automaton; in its state -1 no column has been read that counts."""
        rules = dict(automaton.rules)
        for (state, column), target in automaton.rules.items():
            if state == 0:
                rules[-1, column] = target
        rules[-1, (0,) * automaton.arity] = -1
        known: Set[Tuple[int, State]] = set()
        for state, column in rules:
            digits = tuple(digit for _, digit in sorted(dict(zip(pattern, column)).items()))
            known.update((state, digits[:size]) for size in range(len(digits)))
        return ColumnReader(setting, pattern, -1, lambda state, *column: rules.get((state, column)),
                            lambda state: max(state, 0) in automaton.accept,
                            lambda state, digits: (state, digits) in known)

    def product(self, literals: Iterable[Literal], order: Sequence[int], valid: Sequence[int]) -> Product:
        """The product of literals that reads numbers in an order, and checks the words of some of them."""
        level = {number: index for index, number in enumerate(order)}
        readers: List[Tuple[Reader, Sequence[int]]] = []
        chosen = dict.fromkeys(literals)
        for literal in chosen:
            places = sorted({level[number] for number in literal.numbers})
            ordered = literal.replace(level)
            pattern = () if len(literal.relation) == 3 else tuple(map(places.index, ordered.numbers))
            reader = self.readers[ordered._replace(numbers=pattern)]
            if literal.opposite() in chosen or (not places and not reader.accepting[reader.start]):
                return Product((0,), [], [])
            if places:
                readers.append((reader, places))
        if self.numeration.restricts and valid:
            literal = Literal(True, (b"valid",), tuple(range(len(valid))))
            readers.append((self.readers[literal], [level[number] for number in valid]))
        levels = [[self.unchanged] * len(readers) for _ in order]
        for index, (reader, numbers) in enumerate(readers):
            for rows, place in zip(reader.rows, numbers):
                levels[place][index] = rows
        return Product(tuple(reader.start for reader, _ in readers), levels,
                       [reader.accepting for reader, _ in readers])

    def advance(self, states: Set[State], rows: Sequence[Rows]) -> Set[State]:
        """The states after one more digit, without those where a literal has been rejected."""
        after: Set[State] = set()
        self.budget.use(len(states) * self.numeration.radix)
        for state in states:
            for following in zip(*[row[entry] for row, entry in zip(rows, state)]):
                if 0 not in following:
                    after.add(following)
        return after

    def reach(self, start: State, levels: Sequence[Sequence[Rows]]) -> Iterator[State]:
        """The states after any number of columns."""
        found = set() if 0 in start else {start}
        yield from found
        pending = deque(found if levels and start else ())
        while pending:
            # Some at a time share their digits; to take all would be to look far beyond what is asked for.
            new = {pending.popleft() for _ in range(min(len(pending), 256))}
            for rows in levels:
                new = self.advance(new, rows)
            new -= found
            found |= new
            pending.extend(new)
            self.states += len(new)
            self.budget.use(len(new))
            self.budget.hold(len(new) * (16 + 8 * len(start)))
            yield from new

    def impossible(self, literals: Sequence[Literal]) -> bool:
        """True if no numbers satisfy all literals."""
        numbers = sorted(set(chain.from_iterable(literal.numbers for literal in literals)))
        product = self.product(literals, numbers, numbers)
        possible = any(map(product.accepts, self.reach(product.start, product.levels)))
        self.budget.release()
        return not possible

    def covered(self, guards: Sequence[Literal], free: int,
                alternatives: Sequence[Tuple[int, Sequence[Literal]]]) -> bool:
        """True if wherever the guards hold, some alternative has bound numbers for which its literals hold.

        Free numbers are counted from 0; those that an alternative binds come next.
        """
        guard = self.product(guards, range(free), range(free))
        size = len(guard.start)
        sets = [Witnesses(self, free, bound, literals) for bound, literals in alternatives]
        levels = [rows + [witnesses.levels[level] for witnesses in sets]
                  for level, rows in enumerate(guard.levels)]
        start = guard.start + tuple(witnesses.start for witnesses in sets)
        every = all(any(witnesses.accepting[entry] for witnesses, entry in zip(sets, state[size:]))
                    for state in self.reach(start, levels) if guard.accepts(state[:size]))
        self.budget.release()
        return every

class Witnesses:
    """The sets of states that literals can reach with any digits of the bound numbers.

    Sets are numbered from 1: the walk of the free numbers takes 0 for rejection.
    """

    def __init__(self, decider: Decider, free: int, bound: int, literals: Sequence[Literal]) -> None:
        self.decider, self.free = decider, free
        order = range(free + bound)
        self.product = product = decider.product(literals, order, order[free:])
        self.literals = len(product.start) - (1 if decider.numeration.restricts and bound else 0)
        self.sets: List[FrozenSet[State]] = [frozenset()]
        self.index: Dict[FrozenSet[State], int] = {}
        self.steps = [Memo(partial(self.step, level)) for level in range(free)]
        self.alive = self.live()
        self.closed = Memo(self.close)
        self.levels: List[Rows] = [Memo(partial(self.row, level)) for level in range(free)]
        self.accepting = Memo(lambda number: any(map(product.accepts, self.sets[number])))
        # Bound numbers may be longer than free ones, which then have the digit 0.
        zeros: List[List[Rows]] = [[Memo(partial(lambda row, entry: row[entry][:1], row)) for row in rows]
                                   for rows in product.levels[:free]]
        reached = decider.reach(product.start, zeros + product.levels[free:])
        self.start = self.number(self.alive.intersection(reached))

    def number(self, states: Iterable[State]) -> int:
        """The number of a set. A state where all literals have been accepted stands for the whole set."""
        members = frozenset(state for state in states if 0 not in state)
        for state in members:
            if state.count(1) >= self.literals and set(state[:self.literals]) <= {1}:
                members = frozenset([(1,) * self.literals + state[self.literals:]])
                break
        if members not in self.index:
            self.decider.budget.use(len(members))
            self.decider.budget.hold(32 + 8 * len(members))
            self.index[members] = len(self.sets)
            self.sets.append(members)
        return self.index[members]

    def step(self, level: int, state: State) -> Tuple[State, ...]:
        """The states after each digit of a free number."""
        self.decider.budget.use(self.decider.numeration.radix)
        self.decider.budget.hold(32)
        return tuple(zip(*[row[entry] for row, entry in zip(self.product.levels[level], state)]))

    def row(self, level: int, number: int) -> Tuple[int, ...]:
        """The sets after each digit of a free number. After the last of them the bound numbers are read."""
        members, step = self.sets[number], self.steps[level]
        if not members:
            return (number,) * self.decider.numeration.radix
        self.decider.budget.use(len(members) * self.decider.numeration.radix)
        self.decider.budget.hold(32)
        columns: Iterable[Iterable[State]] = zip(*[step[state] for state in members])
        if level == self.free - 1:
            columns = [chain.from_iterable(self.closed[state] for state in set(column)) for column in columns]
        return tuple(map(self.number, columns))

    def live(self) -> Set[State]:
        """The states at the ends of columns from which something is accepted."""
        before: Dict[State, List[State]] = {}
        pending = [self.product.start] if 0 not in self.product.start else []
        found = set(pending)
        while pending:
            state = pending.pop()
            after = {state}
            for rows in self.product.levels:
                after = self.decider.advance(after, rows)
            self.decider.budget.hold(96 + 8 * len(state) + 8 * len(after))
            for following in after:
                before.setdefault(following, []).append(state)
            pending.extend(after - found)
            found |= after
        pending = [state for state in found if self.product.accepts(state)]
        alive = set(pending)
        while pending:
            new = set(before.get(pending.pop(), ())) - alive
            alive |= new
            pending.extend(new)
        return alive

    def close(self, state: State) -> Set[State]:
        """The states that any digits of the bound numbers lead to at the end of a column."""
        states = set() if 0 in state else {state}
        for rows in self.product.levels[self.free:]:
            states = self.decider.advance(states, rows)
        states &= self.alive
        self.decider.budget.use(len(states))
        self.decider.budget.hold(32 + 8 * len(states))
        return states


# Checking

Result = Tuple[str, str, str]        # the verdict on a certificate, a detail, and its statement
STATED = (b"modulus", b"statement", b"heaps", b"repeats", b"least")        # the lists that say what is proved

def check_floor(decider: Decider) -> None:
    """Check that the table of floor has the properties that determine it."""
    def floor(a: int, b: int) -> Literal:
        return Literal(True, (b"floor",), (a, b))

    def less(a: int, b: int) -> Literal:
        return linear("negative", {a: 1, b: -1}, 0)

    def nonzero(a: int) -> Literal:
        return linear("zero", {a: 1}, 0, False)
    def second(a: int, b: int, value: int, multiple: int) -> List[Literal]:
        total = linear("zero", {a: p, value: 1, b: -1}, 0)
        if q == 1:
            return [floor(a, value), total]
        return [linear("zero", {a: q, multiple: -1}, 0), floor(multiple, value), total]
    p, q = decider.numeration.complement or (0, 0)
    x, y, z, w, v = range(5)
    zero = [linear("zero", {number: 1}, 0) for number in (x, y)]
    unequal = [floor(x, y), floor(x, z), less(y, z)]
    reject_if(not decider.impossible(unequal), "floor: a number has two values")
    reject_if(not decider.covered([], 1, [(1, [floor(x, y)])]), "floor: a number has no value")
    reject_if(decider.impossible(zero + [floor(x, y)]), "floor: the value of 0 is not 0")
    falling = [floor(x, y), floor(z, w), less(x, z), less(y, w).opposite()]
    reject_if(not decider.impossible(falling), "floor: the values do not rise")
    both = [floor(x, y), nonzero(x), nonzero(z)] + second(z, y, w, v)
    reject_if(not decider.impossible(both), "floor: a number is in both sequences")
    more = 2 if q == 1 else 3
    either = decider.covered([nonzero(x)], 1, [(1, [floor(y, x)]), (more, second(y, x, z, w))])
    reject_if(not either, "floor: a number is in neither sequence")

def check_definition(decider: Decider, index: int) -> None:
    """Check that a table accepts exactly the numbers for which its definition holds."""
    definition = decider.definitions[index]
    table = Literal(True, (b"definition", index), tuple(range(definition.free)))
    lacking = not decider.impossible(definition.literals + (table.opposite(),))
    reject_if(lacking, "the table of a definition lacks numbers", definition.item)
    if definition.bound:
        exact = decider.covered([table], definition.free, [(definition.bound, definition.literals)])
    else:
        exact = all(decider.impossible([table, literal.opposite()]) for literal in definition.literals)
    reject_if(not exact, "the table of a definition has too many numbers", definition.item)

def check(certificate: Certificate, budget: Budget) -> str:
    """Check a certificate that has been read; return what has been accepted."""
    demands = Demands(certificate, budget).demands
    decider = Decider(certificate, budget)
    used = chain(*[definition.literals for definition in certificate.definitions],
                 *[literals for _, literals in demands])
    if certificate.floor is not None:
        check_floor(decider)
    else:
        reject_if(any(literal.relation[0] == b"floor" for literal in used), "floor has no table")
    for index in range(len(certificate.definitions)):
        check_definition(decider, index)
    proved: Set[FrozenSet[Literal]] = set()
    for number, (kind, literals) in enumerate(demands, 1):
        known = frozenset(literals) in proved or decider.impossible(literals)
        reject_if(not known, "demand {} fails ({})".format(number, kind))
        proved.add(frozenset(literals))
    sizes = len(certificate.definitions), decider.states, len(demands)
    return "{} definitions, {} states, {} demands".format(*sizes)

def check_items(items: Sequence[Item], budget: Budget) -> str:
    """Check a certificate of any kind; return what has been accepted."""
    if items and head_of(items[0]) in (b"period", b"quotient"):
        import verify_heaps
        return verify_heaps.check(items, budget)
    if items and head_of(items[0]) == b"residues":
        import verify_residues
        return verify_residues.check(items, budget)
    if items and head_of(items[0]) == b"sizes":
        import verify_sizes
        return verify_sizes.check(items, budget)
    return check(read_certificate(items), budget)

def place_of(data: bytes, offset: int) -> str:
    """Line and column of a place in a file, counted from 1; columns are bytes."""
    return "{}:{}".format(data.count(b"\n", 0, offset) + 1, offset - data.rfind(b"\n", 0, offset))

def verify(data: bytes) -> Iterator[Result]:
    """Check all certificates of a file."""
    for start, end in parts_of(data):
        try:
            data[start:end].decode("utf-8")
            items = read_items(data, start, end)
            reject_if(not FIRST_LINE.search(data, start, end), "no line begins a certificate")
            detail = check_items(items, Budget(end - start))
            told = [data[item.offset:item.end].decode("utf-8") for item in items
                    if isinstance(item, Listing) and head_of(item) in STATED]
            yield "accepted", detail, "\n".join(told)
        except UnicodeDecodeError as error:
            yield "rejected", "not UTF-8, " + place_of(data, start + error.start), ""
        except Rejected as error:
            offset = start if error.offset is None else error.offset
            yield "rejected", "{}, {}".format(error.reason, place_of(data, offset)), ""
        except Undecided as error:
            yield "undecided", str(error), ""
        except (MemoryError, OverflowError):
            yield "undecided", "memory", ""

def main(arguments: Sequence[str], paths: TextIO, output: TextIO) -> int:
    """Run the command line; return the exit code."""
    options = {argument for argument in arguments if argument.startswith("--")}
    files: Iterable[str] = [argument for argument in arguments if argument not in options]
    each = "--each" in options
    if not options <= {"--each", "--statement"} or each == bool(files):
        print(__doc__, file=sys.stderr)
        return 2
    codes, seen = {"accepted": 0, "unreadable": 2, "rejected": 1, "undecided": 3}, {0}
    for path in (line.rstrip("\n") for line in paths) if each else files:
        try:
            with open(path, "rb") as file:
                results = verify(file.read())
        except (OSError, ValueError) as error:
            results = iter([("unreadable", str(error), "")])
        for verdict, detail, statement in results:
            seen.add(codes[verdict])
            print("{}{}: {}".format(path + "\t" if each else "", verdict, detail), file=output, flush=True)
            if "--statement" in options and statement:
                print(statement, file=output, flush=True)
    return next(code for code in (2, 1, 3, 0) if code in seen)

if __name__ == "__main__":
    import verify as checker        # by the name that its other files have for it
    sys.exit(checker.main(sys.argv[1:], open(0, errors="surrogateescape"),
                          open(1, "w", encoding="utf-8", errors="surrogateescape")))
