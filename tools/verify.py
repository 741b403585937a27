#!/usr/bin/env python3
"""Check certificates of Bouton, version 2.

A certificate proves a claim about every position of a game. This checker follows the page
book/en/certificate.md and nothing else: it shares no code with Bouton. Its parts follow that page:

* Text: lists, words and quoted texts;
* Formulas: numbers, sums, literals;
* Parts: statement, ranks, tables, definitions;
* From formulas to literals: the rules that look definitions up;
* Demands: what has to be impossible if the claim is true;
* Automata: reading the digits of all numbers at once;
* Deciding: walks through products of automata.

Usage: verify.py [--statement] FILE...    or    verify.py --each < list-of-paths
Exit code: 0 all accepted, 1 one rejected, 2 a file is unreadable, 3 one not decided.
"""

import re
import sys
from itertools import chain
from typing import (Any, Callable, Dict, FrozenSet, Generator, Iterable, Iterator, List, NamedTuple, NoReturn,
                    Optional, Sequence, Set, TextIO, Tuple, Union)

LARGEST = 2 ** 50          # of coefficients and constants
MOST_NUMBERS = 64          # of a part, a demand, an automaton
MOST_PLACES = 32
MOST_STATES = 2 ** 24      # of an automaton of the statement
MOST_COLUMNS = 2 ** 20     # of a definition with bound numbers

VERDICTS = (b"lost", b"won", b"draw")
RESERVED = frozenset(b"true false and or not exists + - * = < <= divides xor columns ones bit accepts floor "
                     b"fibonacci to".split())
NEVER_DEFINED = (b"power-of-two", b"lowest-zeckendorf")


class Rejected(Exception):
    """The certificate proves nothing."""

    def __init__(self, reason: str, offset: Optional[int] = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.offset = offset


class Undecided(Exception):
    """A limit of this checker is reached."""


# Recursion without Python's own stack: a generator yields the generators of its subproblems.

Steps = Generator[Any, Any, Any]


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
    """A word of the text."""
    text: bytes
    offset: int


class Quoted(NamedTuple):
    """A text between quotation marks."""
    text: bytes
    offset: int


class Listing:
    """A list in parentheses."""
    __slots__ = ("items", "offset", "end")

    def __init__(self, offset: int) -> None:
        self.items: List[Item] = []
        self.offset = offset
        self.end = offset


Item = Union[Word, Quoted, Listing]

TOKEN = re.compile(rb'[ \t\r\n]+|;[^\n]*|([()])|"([^"]*)"|([^ \t\r\n()";]+)')
FIRST_LINE = re.compile(rb"^\(certificate 2\)", re.MULTILINE)


class Source(NamedTuple):
    """One certificate of a file: its items, or why it cannot be read."""
    start: int
    end: int
    items: List[Item]
    error: Optional[Rejected]


def begins_certificate(data: bytes, item: Item) -> bool:
    """True for `(certificate 2)` at the start of a line."""
    return (isinstance(item, Listing) and FIRST_LINE.match(data, item.offset) is not None
            and (item.offset == 0 or data[item.offset - 1:item.offset] == b"\n"))


def read_certificates(data: bytes) -> Iterator[Source]:
    """Split a file into certificates, and read their text."""
    start = place = 0
    items: List[Item] = []
    unclosed: List[Listing] = []
    while True:
        error: Optional[Rejected] = None
        token = TOKEN.match(data, place)
        if token is None:
            if place < len(data):
                error = Rejected("a quotation mark without its pair", place)
            elif unclosed:
                error = Rejected("a parenthesis without its pair", unclosed[-1].offset)
            else:
                if items or start == 0:
                    yield Source(start, len(data), items, None)
                return
        elif token.lastindex is not None:
            text = token.group(token.lastindex)
            inside = unclosed[-1].items if unclosed else items
            if token.lastindex == 2:
                inside.append(Quoted(text, place))
            elif token.lastindex == 3:
                inside.append(Word(text, place))
            elif text == b"(":
                unclosed.append(Listing(place))
                inside.append(unclosed[-1])
            elif not unclosed:
                error = Rejected("a parenthesis without its pair", place)
            else:
                closed = unclosed.pop()
                closed.end = token.end()
                if not unclosed and len(items) > 1 and begins_certificate(data, closed):
                    yield Source(start, closed.offset, items[:-1], None)
                    start, items = closed.offset, items[-1:]
        if error is not None:
            assert error.offset is not None
            following = FIRST_LINE.search(data, error.offset + 1)
            yield Source(start, following.start() if following else len(data), [], error)
            if following is None:
                return
            start = place = following.start()
            items, unclosed = [], []
        elif token is not None:
            place = token.end()


def reject(reason: str, item: Optional[Item] = None) -> NoReturn:
    """Reject the certificate because of an item."""
    raise Rejected(reason, None if item is None else item.offset)


def items_of(item: Item) -> List[Item]:
    """The items of a list."""
    if not isinstance(item, Listing):
        reject("a list is expected", item)
    return item.items


def head_of(item: Item) -> bytes:
    """The word with which a list begins; nothing for another item."""
    if isinstance(item, Listing) and item.items and isinstance(item.items[0], Word):
        return item.items[0].text
    return b""


def contents(item: Item, head: bytes, least: int = 0, most: Optional[int] = None) -> List[Item]:
    """The items after the head of a list that has to begin with it."""
    if head_of(item) != head:
        reject("expected: (" + head.decode() + " ...)", item)
    rest = items_of(item)[1:]
    if len(rest) < least or (most is not None and len(rest) > most):
        reject("wrong number of items in (" + head.decode() + " ...)", item)
    return rest


def number_in(text: bytes, most: int) -> Optional[int]:
    """The number that a word says, if it is one and at most the limit."""
    if not text or text.strip(b"0123456789") or (text[:1] == b"0" and text != b"0") or len(text) > 16:
        return None
    number = int(text)
    return number if number <= most else None


def number_of(item: Item, least: int, most: int) -> int:
    """A number with its limits."""
    number = number_in(item.text, most) if isinstance(item, Word) else None
    if number is None or number < least:
        reject("expected: a number from {} to {}".format(least, most), item)
    return number


def name_of(item: Item) -> bytes:
    """A name."""
    if not isinstance(item, Word) or item.text in RESERVED or not item.text.strip(b"0123456789"):
        reject("a name is expected", item)
    return item.text


def verdict_of(item: Item) -> bytes:
    """The verdict of an end or of being stuck."""
    if not isinstance(item, Word) or item.text not in VERDICTS:
        reject("expected: lost, won or draw", item)
    return item.text


# Formulas

class Numeration(NamedTuple):
    """How numbers are written: in base B, or with digits up to T where T is followed by 0."""
    quadratic: bool
    parameter: int

    @property
    def radix(self) -> int:
        """The number of digits."""
        return self.parameter + 1 if self.quadratic else self.parameter


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
    """A sum: its coefficients, its constant, and whether a name stands in it."""
    terms: Dict[int, int]
    constant: int
    named: bool

    def plus(self, other: "Sum", factor: int, item: Item) -> "Sum":
        """This sum and a multiple of another one, within the limits."""
        terms = dict(self.terms)
        for number, coefficient in other.terms.items():
            terms[number] = terms.get(number, 0) + factor * coefficient
        constant = self.constant + factor * other.constant
        if abs(constant) > LARGEST or any(abs(coefficient) > LARGEST for coefficient in terms.values()):
            reject("a sum is beyond 2^50", item)
        return Sum(terms, constant, self.named or other.named)


NOTHING = Sum({}, 0, False)


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
            if name in self.numbers:
                reject("a name is bound twice", word)
            if len(self.numbers) == MOST_NUMBERS:
                reject("more than 64 numbers", word)
            bound.append(len(self.numbers))
            self.numbers[name] = bound[-1]
        self.visible.update(bound)
        return tuple(bound)

    def hide(self, numbers: Iterable[int]) -> None:
        """End the visibility of numbers."""
        self.visible.difference_update(numbers)

    def number(self, item: Item) -> int:
        """The number of a name that is bound."""
        name = name_of(item)
        if name not in self.numbers:
            reject("a name is not bound", item)
        return self.numbers[name]

    def sum(self, item: Item) -> Steps:
        """Read a sum."""
        if isinstance(item, Word):
            if item.text[:1].isdigit() and not item.text.strip(b"0123456789"):
                return Sum({}, number_of(item, 0, LARGEST), False)
            return Sum({self.number(item): 1}, 0, True)
        head = head_of(item)
        result = NOTHING
        if head == b"+":
            for operand in contents(item, head):
                result = result.plus((yield self.sum(operand)), 1, operand)
        elif head == b"-":
            for operand, sign in zip(contents(item, head, 2, 2), (1, -1)):
                result = result.plus((yield self.sum(operand)), sign, operand)
        elif head == b"*":
            left, right = contents(item, head, 2, 2)
            factor = yield self.sum(left)
            if factor.named:
                reject("a name in the first factor", left)
            result = result.plus((yield self.sum(right)), factor.constant, item)
        else:
            reject("a sum is expected", item)
        return result

    def comparison(self, item: Item) -> Literal:
        """Read `=`, `<`, `<=` or `divides`."""
        head = head_of(item)
        left, right = contents(item, head, 2, 2)
        form: Union[str, int]
        if head == b"divides":
            form = number_of(left, 1, LARGEST)
            difference = run(self.sum(right))
        else:
            form = "zero" if head == b"=" else "negative"
            difference = NOTHING.plus(run(self.sum(left)), 1, left)
            subtracted = run(self.sum(right))
            if head == b"<=":
                subtracted = Sum(subtracted.terms, subtracted.constant + 1, True)
            difference = difference.plus(subtracted, -1, item)
        return linear(form, difference.terms, difference.constant)

    def relation(self, item: Item) -> Literal:
        """Read a relation other than a comparison."""
        head = head_of(item)
        rest = items_of(item)[1:]
        numeration = self.context.numeration
        binary = not numeration.quadratic and numeration.parameter == 2
        relation: Relation = (head,)
        arity: Optional[int] = None
        if head in (b"columns", b"ones", b"bit"):
            if not rest:
                reject("a number is expected", item)
            limit = {b"columns": 64, b"ones": 1024, b"bit": 12}[head]
            constant = number_of(rest.pop(0), 0, limit)
            relation = (head, constant if head == b"bit" else max(1, constant))
            allowed, arity = binary, None if head == b"columns" else 2
        elif head in (b"xor", b"power-of-two"):
            allowed, arity = binary, 3 if head == b"xor" else 1
        elif head in (b"fibonacci", b"lowest-zeckendorf"):
            allowed, arity = numeration == Numeration(True, 1), 1 if head == b"fibonacci" else 2
        elif head == b"floor":
            allowed, arity = numeration.quadratic, 2
        elif head == b"accepts":
            name = name_of(rest.pop(0)) if rest else b""
            if name not in self.context.automata:
                reject("no automaton of this name", item)
            index, arity = self.context.automata[name]
            relation, allowed = (head, index), True
        elif head in self.context.definitions:
            index, arity = self.context.definitions[head]
            relation, allowed = (b"definition", index), True
        else:
            reject("a formula is expected", item)
        if not allowed:
            reject("a relation of another numeration", item)
        if arity is not None and len(rest) != arity:
            reject("wrong number of arguments", item)
        return Literal(True, relation, tuple(self.number(word) for word in rest))

    def literal(self, item: Item) -> Literal:
        """Read a comparison or a relation."""
        if head_of(item) in (b"=", b"<", b"<=", b"divides"):
            literal = self.comparison(item)
        else:
            literal = self.relation(item)
        if not self.visible.issuperset(literal.numbers):
            reject("a number is used outside its scope", item)
        return literal

    def formula_steps(self, item: Item) -> Steps:
        """Read a formula."""
        if isinstance(item, Word) and item.text in (b"true", b"false"):
            return Compound(b"and" if item.text == b"true" else b"or", (), [])
        head = head_of(item)
        if head not in (b"and", b"or", b"not", b"exists"):
            return self.literal(item)
        numbers: Tuple[int, ...] = ()
        operands = contents(item, head)
        if head == b"not":
            contents(item, head, 1, 1)
        if head == b"exists":
            names, *operands = contents(item, head, 2, 2)
            if not items_of(names) or head_of(names) in NEVER_DEFINED:
                reject("expected: a list of names", names)
            numbers = self.bind(names)
        formulas = []
        for operand in operands:
            formulas.append((yield self.formula_steps(operand)))
        self.hide(numbers)
        return Compound(head, numbers, formulas)

    def formula(self, item: Item) -> Formula:
        """Read a formula, however deep."""
        result: Formula = run(self.formula_steps(item))
        return result


# Parts

class Diagram(NamedTuple):
    """An automaton whose states read a column through nodes.

    A child is None for rejection, ~S for state S, or the index of a node. Nodes are (T, children).
    """
    arity: int
    nodes: List[Tuple[int, Tuple[Optional[int], ...]]]
    rows: List[Optional[int]]
    accept: FrozenSet[int]


class Move(NamedTuple):
    """A `move`, `may` or `can`."""
    kind: bytes
    numbers: Tuple[int, ...]
    conditions: List[Formula]
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
    automata: List[Diagram]
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
    table: Diagram
    offset: int


def read_states(item: Item, most: int) -> FrozenSet[int]:
    """Read `(accept S …)`."""
    states = [number_of(word, 0, most) for word in contents(item, b"accept")]
    if any(first >= second for first, second in zip(states, states[1:])):
        reject("accepting states have to rise", item)
    return frozenset(states)


def read_automaton(item: Item, radix: int) -> Tuple[bytes, Diagram]:
    """Read an automaton. Its states are renumbered; state 0 is before the first column that counts."""
    word, size, accept, *rules = contents(item, b"automaton", 3)
    name, arity = name_of(word), number_of(size, 0, MOST_NUMBERS)
    accepting = read_states(accept, MOST_STATES)
    edges: Dict[int, List[Tuple[Tuple[int, ...], int]]] = {}
    last: Optional[Tuple[int, Tuple[int, ...]]] = None
    for rule in rules:
        source, column, target = contents(rule, b"go", 3, 3)
        digits = tuple(number_of(digit, 0, radix - 1) for digit in items_of(column))
        if len(digits) != arity:
            reject("wrong number of digits", column)
        key = (number_of(source, 0, MOST_STATES), digits)
        if last is not None and last >= key:
            reject("go lists have to rise", rule)
        last = key
        edges.setdefault(key[0], []).append((digits, number_of(target, 0, MOST_STATES)))
    index: Dict[int, int] = {0: 1}
    order = [0]
    nodes: List[Tuple[int, Tuple[Optional[int], ...]]] = []

    def state(label: int) -> int:
        if label not in index:
            index[label] = len(order) + 1
            order.append(label)
        return ~index[label]

    def row(found: List[Tuple[Tuple[int, ...], int]]) -> Optional[int]:
        """Make the nodes for the columns of one state, as a tree, from its leaves up."""
        level = {digits: child for digits, child in found}
        for number in range(arity - 1, -1, -1):
            above: Dict[Tuple[int, ...], List[Optional[int]]] = {}
            for digits, child in level.items():
                above.setdefault(digits[:-1], [None] * radix)[digits[-1]] = child
            level = {}
            for digits, children in above.items():
                nodes.append((number, tuple(children)))
                level[digits] = len(nodes) - 1
        return level.get(())

    rows: List[Optional[int]] = []
    for label in order:             # grows while states are found
        rows.append(row([(digits, state(target)) for digits, target in edges.get(label, [])]))
    zeros = (0,) * arity
    first = [(digits, state(target)) for digits, target in edges.get(0, []) if digits != zeros]
    rows.insert(0, row([(zeros, ~0)] + first))
    accept_states = {index[label] for label in accepting if label in index}
    return name, Diagram(arity, nodes, rows, frozenset(accept_states | ({0} if 0 in accepting else set())))


def read_table(items: Sequence[Item], arity: int, radix: int) -> Diagram:
    """Read `(nodes …) (rows …) (accept …)`."""
    node_items, row_items = contents(items[0], b"nodes"), contents(items[1], b"rows", 1)
    nodes: List[Tuple[int, Tuple[Optional[int], ...]]] = []

    def child(item: Item, number: int) -> Optional[int]:
        """Read a child of a node for a number, or of a row for the number -1."""
        text = item.text if isinstance(item, Word) else b""
        if text == b"-":
            return None
        limit = len(row_items) if text[:1] == b"s" else len(nodes) if text[:1] == b"n" else 0
        index = number_in(text[1:], limit - 1)
        if index is None:
            reject("no such state or node", item)
        if text[:1] == b"s":
            return ~index
        if nodes[index][0] <= number:
            reject("a node below asks for a number that does not come later", item)
        return index

    for node in node_items:
        number, *children = items_of(node) or [node]
        if len(children) != radix:
            reject("expected: one child for each digit", node)
        asked = number_of(number, 0, arity - 1)
        nodes.append((asked, tuple(child(item, asked) for item in children)))
    rows = [child(item, -1) for item in row_items]
    accept = read_states(items[2], len(rows) - 1)
    place = rows[0]
    while place is not None and place >= 0:
        place = nodes[place][1][0]
    if place != ~0 and (rows[0] is not None or 0 in accept):
        reject("leading zeros change the state", items[1])
    return Diagram(arity, nodes, rows, accept)


def read_numeration(item: Item) -> Numeration:
    """Read `(numeration base B)` or `(numeration quadratic T)`."""
    kind, parameter = contents(item, b"numeration", 2, 2)
    if isinstance(kind, Word) and kind.text == b"base":
        return Numeration(False, number_of(parameter, 2, 10))
    if isinstance(kind, Word) and kind.text == b"quadratic":
        return Numeration(True, number_of(parameter, 1, 9))
    reject("expected: base or quadratic", kind)


def read_move(item: Item, part: Part, places: int) -> Move:
    """Read `move`, `may` or `can`."""
    names, *rest = contents(item, head_of(item), 1)
    numbers = part.bind(names)
    conditions: List[Formula] = []
    targets: List[Tuple[int, ...]] = []
    for entry in rest:
        if head_of(entry) == b"to":
            target = tuple(part.number(word) for word in contents(entry, b"to", places, places))
            if not part.visible.issuperset(target):
                reject("a position may use places and the list of the move only", entry)
            targets.append(target)
        elif targets:
            reject("a condition after a position", entry)
        else:
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
        if len(target) != places:
            reject("a position has as many numbers as there are places", target_names)
        targets.append((target, part.formula(formula)))
        part.hide(target)
    return Choice(numbers, condition, witness, targets)


class PartList:
    """The items of a list of parts, taken in order."""

    def __init__(self, items: Sequence[Item], whole: Item) -> None:
        self.items = list(reversed(items))
        self.whole = whole

    def next_is(self, *heads: bytes) -> bool:
        """True if the next part begins with one of these words."""
        return bool(self.items) and head_of(self.items[-1]) in heads

    def all(self, *heads: bytes) -> Iterator[Item]:
        """Take parts while they begin with one of these words."""
        while self.next_is(*heads):
            yield self.items.pop()

    def one(self, head: bytes) -> Item:
        """Take the part that has to come next."""
        if not self.next_is(head):
            reject("expected: (" + head.decode() + " ...)", self.items[-1] if self.items else self.whole)
        return self.items.pop()


def read_statement(item: Item) -> Statement:
    """Read `(statement PART …)`."""
    parts = PartList(contents(item, b"statement"), item)
    context = Context(read_numeration(parts.one(b"numeration")), {}, {})
    automata: List[Diagram] = []
    for entry in parts.all(b"automaton"):
        name, automaton = read_automaton(entry, context.numeration.radix)
        if name in context.automata:
            reject("an automaton of this name is there already", entry)
        context.automata[name] = (len(automata), automaton.arity)
        automata.append(automaton)
    for entry in parts.all(b"assuming"):
        if not isinstance(contents(entry, b"assuming", 1, 1)[0], Quoted):
            reject("expected: a quoted text", entry)
    entry = parts.one(b"places")
    names = contents(entry, b"places", 1, MOST_PLACES)
    places = [name_of(word) for word in names]
    if len(set(places)) < len(places):
        reject("a name is bound twice", entry)

    def part() -> Part:
        return Part(context, places)

    is_sorted = parts.next_is(b"sorted")
    if is_sorted:
        contents(parts.one(b"sorted"), b"sorted", 0, 0)
    laws = [part().formula(contents(entry, b"law", 1, 1)[0]) for entry in parts.all(b"law")]
    ends = []
    for entry in parts.all(b"end"):
        verdict, formula = contents(entry, b"end", 2, 2)
        ends.append((verdict_of(verdict), part().formula(formula)))
    stuck = verdict_of(contents(parts.one(b"stuck"), b"stuck", 1, 1)[0])
    moves = [read_move(entry, part(), len(places)) for entry in parts.all(b"move", b"may", b"can")]
    choices = [read_choice(entry, part(), len(places)) for entry in parts.all(b"choice")]
    claim: Dict[bytes, Formula] = {}
    if parts.next_is(b"value"):
        name_list, formula = contents(parts.one(b"value"), b"value", 2, 2)
        value_part = part()
        if len(value_part.bind(name_list)) != 1:
            reject("exactly one name is expected", name_list)
        claim[b"value"] = value_part.formula(formula)
    else:
        for verdict_word in VERDICTS:
            if parts.next_is(verdict_word):
                claim[verdict_word] = part().formula(contents(parts.one(verdict_word), verdict_word, 1, 1)[0])
    if parts.items:
        reject("a part that does not belong here", parts.items[-1])
    if not claim:
        reject("no claim", item)
    return Statement(context, automata, places, is_sorted, laws, ends, stuck, moves, choices, claim)


def read_definition(item: Item, context: Context) -> Tuple[bytes, Definition]:
    """Read `(define NAME (NAME …) BODY TABLE)`."""
    word, names, body, *table = contents(item, b"define", 6, 6)
    name = name_of(word)
    if name in context.definitions:
        reject("a definition of this name is there already", word)
    part = Part(context)
    free, bound = len(part.bind(names)), 0
    entries = contents(body, head_of(body))
    if head_of(body) == b"exists":
        if not entries:
            reject("a list of names is expected", body)
        bound = len(part.bind(entries.pop(0)))
    elif head_of(body) != b"and":
        reject("expected: and, or exists", body)
    literals = []
    for entry in entries:
        if head_of(entry) == b"not":
            literals.append(part.literal(contents(entry, b"not", 1, 1)[0]).opposite())
        else:
            literals.append(part.literal(entry))
    radix = context.numeration.radix
    if bound and radix ** free > MOST_COLUMNS:
        reject("too many free numbers", item)
    return name, Definition(free, bound, tuple(literals), read_table(table, free, radix), item.offset)


class Certificate(NamedTuple):
    """Everything that a certificate says."""
    statement: Statement
    statement_item: Listing
    ranks: List[Sum]
    floor: Optional[Diagram]
    definitions: List[Definition]


def read_certificate(items: Sequence[Item]) -> Certificate:
    """Read the lists at the top."""
    for item in items:
        items_of(item)
    if not items:
        raise Rejected("empty", 0)
    parts = PartList(items, items[-1])
    number_of(contents(parts.one(b"certificate"), b"certificate", 1, 1)[0], 2, 2)
    statement_item = parts.one(b"statement")
    assert isinstance(statement_item, Listing)
    statement = read_statement(statement_item)
    context = statement.context
    places = Part(context, statement.places)
    ranks = [NOTHING.plus(run(places.sum(entry)), 1, entry)
             for entry in contents(parts.one(b"falls"), b"falls")]
    floor = None
    if parts.next_is(b"floor"):
        item = parts.one(b"floor")
        if not context.numeration.quadratic:
            reject("floor needs a quadratic numeration", item)
        floor = read_table(contents(item, b"floor", 3, 3), 2, context.numeration.radix)
    definitions = []
    for entry in parts.all(b"define"):
        name, definition = read_definition(entry, context)
        context.definitions[name] = (len(definitions), definition.free)
        definitions.append(definition)
    if parts.items:
        reject("a list that does not belong here", parts.items[-1])
    return Certificate(statement, statement_item, ranks, floor, definitions)


# From formulas to literals

class Catalogue:
    """The definitions, by what they say."""

    def __init__(self, definitions: Sequence[Definition]) -> None:
        self.found = {(definition.free, definition.bound, definition.literals): index
                      for index, definition in enumerate(definitions)}

    def some(self, bound: Sequence[int], literals: Sequence[Literal]) -> Literal:
        """One literal that says: for some values of the bound numbers all literals hold."""
        literals = list(literals)
        counts: Dict[int, int] = {}
        for literal in literals:
            for number in set(literal.numbers):
                counts[number] = counts.get(number, 0) + 1
        bound = [number for number in bound if number in counts]
        while len(bound) > 3:
            rarest = min(reversed(bound), key=lambda number: counts[number])
            bound.remove(rarest)
            inside = [literal for literal in literals if rarest in literal.numbers]
            literals = [literal for literal in literals if rarest not in literal.numbers]
            literals.append(self.some((rarest,), inside))
            counts = {number: sum(number in literal.numbers for literal in literals) for number in bound}
            bound = [number for number in bound if counts[number]]
        literals = list(dict.fromkeys(literals))
        if not bound and len(literals) == 1:
            return literals[0]
        free = sorted(set(chain.from_iterable(literal.numbers for literal in literals)).difference(bound))
        local = {number: index for index, number in enumerate(chain(free, bound))}
        key = (len(free), len(bound), tuple(literal.replace(local) for literal in literals))
        if key not in self.found:
            raise Rejected("a definition is missing: " + describe(key))
        return Literal(True, (b"definition", self.found[key]), tuple(free))

    def one(self, literals: Sequence[Literal]) -> Literal:
        """One literal that says that all of these hold."""
        return self.some((), literals)

    def add(self, formula: Formula, result: List[Literal], names: Dict[int, int]) -> Steps:
        """Append Lits of a formula, with other numbers, to a list."""
        if isinstance(formula, Literal):
            result.append(formula.replace(names))
        elif formula.operator == b"and":
            for below in formula.formulas:
                yield self.add(below, result, names)
        elif formula.operator == b"or":
            refuted = []
            for below in formula.formulas:
                literals: List[Literal] = []
                yield self.add(below, literals, names)
                refuted.append(self.one(literals).opposite())
            result.append(self.one(refuted).opposite())
        else:
            literals = []
            yield self.add(formula.formulas[0], literals, names)
            if formula.operator == b"not":
                result.append(self.one(literals).opposite())
            else:
                result.append(self.some([names.get(n, n) for n in formula.numbers], literals))

    def literals(self, formula: Formula, names: Optional[Dict[int, int]] = None) -> List[Literal]:
        """Lits of a formula."""
        result: List[Literal] = []
        run(self.add(formula, result, names or {}))
        return result


def describe(key: Tuple[int, int, Tuple[Literal, ...]]) -> str:
    """A definition that is missing, in short."""
    free, bound, literals = key
    words = ["{}{}{}".format("" if literal.positive else "not ", literal.relation, literal.numbers)
             for literal in literals[:12]]
    return "{} free, {} bound; {}".format(free, bound, " ".join(words).replace("b'", "'"))


# Demands

class Demand(NamedTuple):
    """No numbers satisfy all literals."""
    kind: str
    literals: List[Literal]


class Clause(NamedTuple):
    """A move, with the literals that hold where it can be made."""
    numbers: Tuple[int, ...]
    literals: List[Literal]
    targets: List[Tuple[int, ...]]


class Demands:
    """The demands of a certificate, in the order of the page."""

    def __init__(self, certificate: Certificate) -> None:
        self.statement = statement = certificate.statement
        self.ranks = certificate.ranks
        self.catalogue = Catalogue(certificate.definitions)
        self.demands: List[Demand] = []
        literals, one = self.catalogue.literals, self.catalogue.one
        self.domain = [literal for law in statement.laws for literal in literals(law)]
        ends = [literals(formula) for _, formula in statement.ends]
        self.going = [one(end).opposite() for end in ends]
        self.here = [end + self.going[:index] for index, end in enumerate(ends)]
        clauses = []
        for move in statement.moves:
            conditions = [literal for formula in move.conditions for literal in literals(formula)]
            clauses.append((move.kind, Clause(move.numbers, self.going + conditions, move.targets)))
        self.over = [clause for kind, clause in clauses if kind != b"can"]
        self.under = [clause for kind, clause in clauses if kind != b"may"]
        self.add_position_demands()
        if b"value" in statement.claim:
            self.add_value_demands()
        else:
            self.add_outcome_demands()

    def no(self, kind: str, *literals: Literal) -> None:
        """Add a demand."""
        demand = Demand(kind, self.domain + list(literals))
        places = len(self.statement.places)
        numbers = set(chain.from_iterable(literal.numbers for literal in demand.literals))
        if len(numbers.union(range(places))) > MOST_NUMBERS:
            raise Rejected("a demand with more than 64 numbers")
        self.demands.append(demand)

    def at(self, literal: Literal, target: Sequence[int]) -> Literal:
        """A literal about the places, for another position."""
        return literal.replace(dict(enumerate(target)))

    def add_position_demands(self) -> None:
        """Order, end of play, and laws after each move."""
        if self.statement.is_sorted:
            for place in range(1, len(self.statement.places)):
                self.no("order", linear("negative", {place: 1, place - 1: -1}, 0))
        for clause in self.over:
            for rank in self.ranks:
                if rank.constant < 0 or any(coefficient < 0 for coefficient in rank.terms.values()):
                    self.no("ends", *clause.literals, linear("negative", rank.terms, rank.constant))
            for target in clause.targets:
                equal: List[Literal] = []
                for rank in self.ranks:
                    change = dict(rank.terms)
                    for place, coefficient in rank.terms.items():
                        change[target[place]] = change.get(target[place], 0) - coefficient
                    self.no("ends", *clause.literals, *equal, linear("negative", change, 0))
                    equal.append(linear("zero", change, 0))
                self.no("ends", *clause.literals, *equal)
        for clause in self.over:
            for target in clause.targets:
                for literal in self.domain:
                    self.no("positions", *clause.literals, self.at(literal, target).opposite())

    def add_outcome_demands(self) -> None:
        """A claim about lost, won and drawn positions."""
        statement, stuck = self.statement, self.statement.stuck
        draws = b"draw" in [stuck] + [verdict for verdict, _ in statement.ends]
        claimed = set(statement.claim)
        if claimed not in ([{b"lost", b"won"}, set(VERDICTS)] if draws else [{b"lost"}, {b"won"}]):
            raise Rejected("the claim does not fit the game")
        if any(len(move.targets) > 1 for move in statement.moves):
            raise Rejected("a move to several positions needs a claim about values")
        single = {verdict: self.catalogue.one(self.catalogue.literals(formula))
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
            if clause.targets:
                after = self.at(won, clause.targets[0]).opposite() if draws else self.at(lost, clause.targets[0])
            elif draws:
                after = NEVER if stuck == b"won" else ALWAYS
            else:
                after = ALWAYS if stuck == b"lost" else NEVER
            self.no("lost", lost, *clause.literals, after)
        if stuck != b"lost":
            self.no("stuck", lost, *self.going, *self.without_moves(self.under))
        self.no("won", won, *self.reasons(b"won", [lost]))
        if draws:
            self.no("drawn", *drawn, *self.reasons(b"draw", drawn))
            for clause in self.over:
                if clause.targets:
                    after = self.at(lost, clause.targets[0])
                else:
                    after = ALWAYS if stuck == b"lost" else NEVER
                self.no("unwinnable", *drawn, *clause.literals, after)

    def without_moves(self, clauses: Sequence[Clause]) -> List[Literal]:
        """None of these moves can be made."""
        return [self.catalogue.some(clause.numbers, clause.literals).opposite() for clause in clauses]

    def reasons(self, verdict: bytes, target: List[Literal]) -> List[Literal]:
        """The opposites of all reasons why a position is won or drawn."""
        statement, stuck = self.statement, self.statement.stuck
        literals, one, some = self.catalogue.literals, self.catalogue.one, self.catalogue.some
        result = []
        for clause in self.under:
            if clause.targets:
                after = [self.at(literal, clause.targets[0]) for literal in target]
            else:
                after = [ALWAYS if stuck == (b"lost" if verdict == b"won" else b"draw") else NEVER]
            result.append(some(clause.numbers, clause.literals + after).opposite())
        for (given, _), here in zip(statement.ends, self.here):
            if given == verdict:
                result.append(one(here).opposite())
        if stuck == verdict:
            result.append(one(self.going + self.without_moves(self.over)).opposite())
        if not statement.ends:
            names: Dict[int, int] = {}
            beyond = MOST_NUMBERS
            for choice in statement.choices:
                names = {number: beyond + index for index, number in enumerate(choice.numbers)}
                beyond += len(names)
                either = Compound(b"or", (), [Compound(b"not", (), [choice.condition]), choice.witness])
                result.extend(literals(either, names))
                for position, formula in choice.targets:
                    after = [self.at(literal, position) for literal in target]
                    inside = literals(choice.condition) + literals(formula, names) + after
                    result.append(some(position, inside).opposite())
        return result

    def add_value_demands(self) -> None:
        """A claim about nim-values."""
        statement, numeration = self.statement, self.statement.context.numeration
        if statement.stuck != b"lost" or statement.ends:
            raise Rejected("the claim does not fit the game")
        if numeration != Numeration(False, 2) and any(len(move.targets) > 1 for move in statement.moves):
            raise Rejected("a move to several positions needs base 2")
        claim = self.catalogue.one(self.catalogue.literals(statement.claim[b"value"]))
        places = len(statement.places)
        value, other, beyond = MOST_NUMBERS, MOST_NUMBERS + 1, MOST_NUMBERS + 2

        def worth(position: Sequence[int], number: int) -> Literal:
            return claim.replace(dict(enumerate(chain(position, [number]))))

        def option(clause: Clause, result: int) -> Literal:
            literals, bound = list(clause.literals), list(clause.numbers)
            if not clause.targets:
                literals.append(linear("zero", {result: 1}, 0))
            elif len(clause.targets) == 1:
                literals.append(worth(clause.targets[0], result))
            else:
                total = beyond
                literals.append(worth(clause.targets[0], beyond))
                bound.append(beyond)
                for index, target in enumerate(clause.targets[1:], 1):
                    part, last = beyond + 2 * index, index == len(clause.targets) - 1
                    following = result if last else part + 1
                    literals.append(worth(target, part))
                    literals.append(Literal(True, (b"xor",), (total, part, following)))
                    bound.extend([part] if last else [part, following])
                    total = following
            return self.catalogue.some(bound, literals)

        here = range(places)
        less = linear("negative", {other: 1, value: -1}, 0)
        self.no("total", self.catalogue.some((value,), [worth(here, value)]).opposite())
        self.no("one", worth(here, value), worth(here, other), less)
        for clause in self.over:
            self.no("no option", worth(here, value), option(clause, value))
        self.no("every option", worth(here, value), less,
                *[option(clause, other).opposite() for clause in self.under])


# Automata

class Budget:
    """Steps and bytes that a check may use."""

    def __init__(self, size: int) -> None:
        self.steps = 10 ** 8 + 20000 * size
        self.bytes = 2 ** 26 + 2 ** 10 * size

    def use(self, steps: int, size: int = 0) -> None:
        """Count steps and bytes of memory."""
        self.steps -= steps
        self.bytes -= size
        if self.steps < 0:
            raise Undecided("steps")
        if self.bytes < 0:
            raise Undecided("memory")


class Rows(Dict[int, Tuple[int, ...]]):
    """The states after each digit, by state; made when first asked for."""

    def __init__(self, make: Callable[[int], Tuple[int, ...]]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, state: int) -> Tuple[int, ...]:
        row = self[state] = self.make(state)
        return row


class Accepting(Dict[int, bool]):
    """Acceptance by state; decided when first asked for."""

    def __init__(self, decide: Callable[[int], bool]) -> None:
        super().__init__()
        self.decide = decide

    def __missing__(self, state: int) -> bool:
        answer = self[state] = self.decide(state)
        return answer


class Reader:
    """An automaton that reads the digits of its numbers one after the other, column by column.

    State 0 has rejected whatever follows, state 1 has accepted it; other states stand for values.
    """

    def __init__(self, width: int, radix: int, budget: Budget, start: Any) -> None:
        self.width, self.radix, self.budget = width, radix, budget
        self.values: List[Any] = [None, None]
        self.index: Dict[Any, int] = {}
        self.start = self.state(start)

        def rows(position: int, opposite: bool) -> Rows:
            return Rows(lambda state: self.row(position, opposite, state))
        self.rows = [rows(position, False) for position in range(width)]
        self.opposite_rows = [rows(position, True) for position in range(width)]
        self.accepting = Accepting(lambda state: state == 1 or (state > 1 and self.accepts(self.values[state])))
        self.opposite_accepting = Accepting(
            lambda state: state == 1 or (state > 1 and not self.accepts(self.values[state])))

    def state(self, value: Any) -> int:
        """The state for a value; True and False are states 1 and 0."""
        if value is True or value is False:
            return int(value)
        found = self.index.get(value)
        if found is None:
            found = self.index[value] = len(self.values)
            self.values.append(value)
            self.budget.use(1, 64)
        return found

    def row(self, position: int, opposite: bool, state: int) -> Tuple[int, ...]:
        """The states after each digit of the number at a position."""
        if state < 2:
            return (state,) * self.radix
        value = self.values[state]
        self.budget.use(self.radix)
        row = tuple(self.state(self.step(value, position, digit)) for digit in range(self.radix))
        return tuple((1, 0)[state] if state < 2 else state for state in row) if opposite else row

    def step(self, value: Any, position: int, digit: int) -> Any:
        """The value after a digit; True or False if what follows does not matter."""
        raise NotImplementedError

    def accepts(self, value: Any) -> bool:
        """Acceptance after all columns."""
        raise NotImplementedError


class Validity(Reader):
    """Accepts valid words of a quadratic numeration. The value: the numbers whose last digit was T."""

    def __init__(self, width: int, radix: int, budget: Budget) -> None:
        super().__init__(width, radix, budget, 0)

    def step(self, value: Any, position: int, digit: int) -> Any:
        if value >> position & 1:
            return False if digit else value - (1 << position)
        return value + (1 << position) if digit == self.radix - 1 else value

    def accepts(self, value: Any) -> bool:
        return True


class SumReader(Reader):
    """Decides a linear literal. The value is (h, l), as the page names them; within a column the new h grows."""

    def __init__(self, relation: Relation, numeration: Numeration, budget: Budget) -> None:
        self.form, self.coefficients, self.constant = relation
        self.quadratic, self.factor = numeration.quadratic, numeration.parameter
        self.rise = sum(coefficient for coefficient in self.coefficients if coefficient > 0)
        self.fall = sum(coefficient for coefficient in self.coefficients if coefficient < 0)
        super().__init__(len(self.coefficients), numeration.radix, budget, (0, 0))

    def least(self, high: int, low: int) -> Optional[int]:
        """The least high·Uᵣ + low·Uᵣ₋₁, or None if there is none."""
        now = high + low
        after = self.factor * high + (high + low if self.quadratic else 0)
        least = now
        while not 0 <= now <= after:
            if after <= now <= 0:
                return None
            now, after = after, self.factor * after + (now if self.quadratic else 0)
            least = min(least, now)
        return least

    def settle(self, high: int, low: int) -> Any:
        """True or False if the digits that follow do not matter, else the value."""
        if isinstance(self.form, int):
            return (high % self.form, low % self.form)
        greatest = self.least(-high - self.rise, -low)
        if greatest is not None:
            most = self.constant - self.rise - greatest
            if most < 0:
                return self.form == "negative"
        least = self.least(high + self.fall, low)
        if least is not None:
            fewest = self.constant - self.fall + least
            if fewest > 0 or (fewest == 0 and self.form == "negative"):
                return False
        return (high, low)

    def step(self, value: Any, position: int, digit: int) -> Any:
        high, low = value
        if position == 0:
            high, low = (self.factor * high + low, high) if self.quadratic else (self.factor * high, 0)
        high += self.coefficients[position] * digit
        if position == self.width - 1:
            return self.settle(high, low)
        return (high % self.form, low % self.form) if isinstance(self.form, int) else (high, low)

    def accepts(self, value: Any) -> bool:
        total: int = value[0] + value[1] + self.constant
        if isinstance(self.form, int):
            return total % self.form == 0
        return total == 0 if self.form == "zero" else total < 0


class ColumnReader(Reader):
    """Accepts if at each place the number of ones is a multiple of a constant."""

    def __init__(self, constant: int, weights: Sequence[int], budget: Budget) -> None:
        self.constant, self.weights = constant, weights
        super().__init__(len(weights), 2, budget, 0)

    def step(self, value: Any, position: int, digit: int) -> Any:
        value = (value + self.weights[position] * digit) % self.constant
        return False if value and position == self.width - 1 else value

    def accepts(self, value: Any) -> bool:
        return True


class DigitReader(Reader):
    """A relation of one or two numbers, given by its step for a column and its accepting values."""

    def __init__(self, pattern: Tuple[int, ...], radix: int, budget: Budget, start: Any,
                 column: Callable[..., Any], accepting: Callable[[Any], bool]) -> None:
        self.pattern, self.column, self.accepting_value = pattern, column, accepting
        super().__init__(len(set(pattern)), radix, budget, (start, ()))

    def step(self, value: Any, position: int, digit: int) -> Any:
        before, digits = value[0], value[1] + (digit,)
        if position < self.width - 1:
            return (before, digits)
        after = self.column(before, *[digits[place] for place in self.pattern])
        return False if after is None else (after, ())

    def accepts(self, value: Any) -> bool:
        return self.accepting_value(value[0])


class DiagramReader(Reader):
    """Reads a table or an automaton. The value is a state, or a node and the digits read ahead for nodes below."""

    def __init__(self, diagram: Diagram, pattern: Tuple[int, ...], radix: int, budget: Budget) -> None:
        self.diagram, self.pattern = diagram, pattern
        self.hopeless, self.certain = settled_states(diagram)
        # For each position, the last number of the diagram that stands there.
        self.last = {position: number for number, position in enumerate(pattern)}
        super().__init__(len(self.last), radix, budget, self.leaf(0))

    def leaf(self, state: int) -> Any:
        """The value for a state."""
        return False if state in self.hopeless else True if state in self.certain else (~state, ())

    def step(self, value: Any, position: int, digit: int) -> Any:
        child, ahead = value
        if position == 0:
            child = self.diagram.rows[~child]
        digits = dict(ahead)
        digits[position] = digit
        while child is not None and child >= 0:
            number, children = self.diagram.nodes[child]
            place = self.pattern[number]
            if place > position:
                kept = tuple((p, d) for p, d in digits.items() if self.last[p] > number)
                return (child, kept)
            child = children[digits[place]]
        if child is None:
            return False
        return self.leaf(~child)

    def accepts(self, value: Any) -> bool:
        return ~value[0] in self.diagram.accept


def settled_states(diagram: Diagram) -> Tuple[Set[int], Set[int]]:
    """The states that reject whatever follows, and those that accept it."""
    size = len(diagram.rows)
    before: List[List[int]] = [[] for _ in range(size + len(diagram.nodes) + 1)]
    for place, child in enumerate(diagram.rows):
        before[-1 if child is None else ~child if child < 0 else size + child].append(place)
    for place, (_, children) in enumerate(diagram.nodes):
        for child in set(children):
            before[-1 if child is None else ~child if child < 0 else size + child].append(size + place)

    def reaching(goals: Iterable[int]) -> Set[int]:
        found = set(goals)
        pending = list(found)
        while pending:
            for place in before[pending.pop()]:
                if place not in found:
                    found.add(place)
                    pending.append(place)
        return found
    states = range(size)
    accepting = reaching(diagram.accept)
    rejecting = reaching([len(before) - 1] + [state for state in states if state not in diagram.accept])
    return ({state for state in states if state not in accepting},
            {state for state in states if state not in rejecting})


# Deciding

State = Tuple[int, ...]


class Component(NamedTuple):
    """A literal in a product: its reader, the levels that it reads, and its sign."""
    reader: Reader
    levels: Tuple[int, ...]
    opposite: bool


class Product:
    """Literals read together. A level is a number; a state has one entry for each component."""

    def __init__(self, components: Sequence[Component], depth: int, identity: Rows) -> None:
        self.start: State = tuple(component.reader.start for component in components)
        self.accepting = [component.reader.opposite_accepting if component.opposite else component.reader.accepting
                          for component in components]
        self.levels: List[List[Rows]] = [[identity] * len(components) for _ in range(depth)]
        for index, (reader, levels, opposite) in enumerate(components):
            if reader.start < 2 and opposite:
                self.start = self.start[:index] + ((1, 0)[reader.start],) + self.start[index + 1:]
            for position, level in enumerate(levels):
                self.levels[level][index] = (reader.opposite_rows if opposite else reader.rows)[position]

    def accepts(self, state: State) -> bool:
        """Acceptance by all components."""
        return False not in [accepting[entry] for accepting, entry in zip(self.accepting, state)]


class Decider:
    """Decides whether literals can hold together."""

    def __init__(self, certificate: Certificate, budget: Budget) -> None:
        self.numeration = certificate.statement.context.numeration
        self.radix = self.numeration.radix
        self.automata = certificate.statement.automata
        self.definitions = certificate.definitions
        self.floor = certificate.floor
        self.budget = budget
        self.identity = Rows(lambda state: (state,) * self.radix)
        self.readers: Dict[Tuple[Relation, Tuple[int, ...]], Reader] = {}
        self.validity: Dict[int, Reader] = {}
        self.states = 0

    def make_reader(self, relation: Relation, pattern: Tuple[int, ...]) -> Reader:
        """A reader for a relation; the pattern has the position of each argument."""
        radix, budget, head = self.radix, self.budget, relation[0]
        if len(relation) == 3:
            return SumReader(relation, self.numeration, budget)
        if head == b"xor" or head == b"columns":
            constant = 2 if head == b"xor" else relation[1]
            width = len(set(pattern))
            return ColumnReader(constant, [pattern.count(position) for position in range(width)], budget)
        if head == b"definition":
            return DiagramReader(self.definitions[relation[1]].table, pattern, radix, budget)
        if head == b"accepts":
            return DiagramReader(self.automata[relation[1]], pattern, radix, budget)
        if head == b"floor":
            if self.floor is None:
                raise Rejected("floor has no table")
            return DiagramReader(self.floor, pattern, radix, budget)
        if head == b"ones":
            modulus = relation[1]

            def count(value: Tuple[int, int], a: int, b: int) -> Optional[Tuple[int, int]]:
                read = 2 * value[1] + b
                return ((value[0] + a) % modulus, read) if read < modulus else None
            return DigitReader(pattern, radix, budget, (0, 0), count, lambda value: bool(value[0] == value[1]))
        if head == b"bit":
            place, window = relation[1], 2 ** (relation[1] + 1)

            def shift(value: Tuple[int, int], a: int, b: int) -> Optional[Tuple[int, int]]:
                return ((2 * value[0] + a) % window, b) if value[1] == 0 else None
            return DigitReader(pattern, radix, budget, (0, 0), shift,
                               lambda value: bool(value[0] >> place == value[1]))
        if head == b"lowest-zeckendorf":
            return DigitReader(pattern, radix, budget, 0,
                               lambda value, a, b: None if b > a or value and a else value + b,
                               lambda value: bool(value == 1))
        accepted = (1,) if head == b"power-of-two" else (0, 1)
        return DigitReader(pattern, radix, budget, 0,
                           lambda value, a: value + a if value + a < 2 else None,
                           lambda value: value in accepted)

    def product(self, literals: Iterable[Literal], order: Sequence[int],
                valid: Sequence[int]) -> Optional[Product]:
        """The product of literals that reads numbers in an order, and checks the words of some of them.

        None if it accepts nothing for a trivial reason.
        """
        level = {number: index for index, number in enumerate(order)}
        components = []
        chosen = dict.fromkeys(literals)
        for literal in chosen:
            if literal.opposite() in chosen:
                return None
            levels = tuple(sorted(level[number] for number in set(literal.numbers)))
            position = {number: index for index, number in enumerate(levels)}
            if len(literal.relation) == 3:
                literal = literal.replace(level)
                key = (literal.relation, literal.numbers[:0])
            else:
                key = (literal.relation, tuple(position[level[number]] for number in literal.numbers))
            if key not in self.readers:
                self.readers[key] = self.make_reader(*key)
            component = Component(self.readers[key], levels, not literal.positive)
            if levels:
                components.append(component)
            elif not (component.reader.accepting[component.reader.start] != component.opposite):
                return None
        if self.numeration.quadratic and valid:
            if len(valid) not in self.validity:
                self.validity[len(valid)] = Validity(len(valid), self.radix, self.budget)
            components.append(Component(self.validity[len(valid)], tuple(level[n] for n in valid), False))
        return Product(components, len(order), self.identity)

    def advance(self, states: Set[State], rows: Sequence[Rows]) -> Set[State]:
        """The states after one more digit, without those where a component has rejected."""
        self.budget.use(len(states) * self.radix)
        after: Set[State] = set()
        for state in states:
            for following in zip(*[row[entry] for row, entry in zip(rows, state)]):
                if 0 not in following:
                    after.add(following)
        return after

    def reach(self, start: State, levels: Sequence[Sequence[Rows]]) -> Iterator[State]:
        """The states after any number of columns."""
        if 0 in start:
            return
        found = {start}
        new = {start}
        yield start
        while new and levels and start:
            for rows in levels:
                new = self.advance(new, rows)
            new -= found
            found |= new
            self.states += len(new)
            self.budget.use(len(new), len(new) * (16 + 8 * len(start)))
            yield from new

    def impossible(self, literals: Iterable[Literal]) -> bool:
        """True if no numbers satisfy all literals."""
        literals = list(literals)
        numbers = sorted(set(chain.from_iterable(literal.numbers for literal in literals)))
        product = self.product(literals, numbers, numbers)
        return product is None or not any(map(product.accepts, self.reach(product.start, product.levels)))

    def covered(self, guards: Sequence[Literal], free: int,
                alternatives: Sequence[Tuple[int, Sequence[Literal]]]) -> bool:
        """True if wherever the guards hold, some alternative has bound numbers for which its literals hold.

        Free numbers are counted from 0; those that an alternative binds come next.
        """
        guard = self.product(guards, range(free), range(free))
        if guard is None:
            return True
        sets = [Witnesses(self, free, bound, literals) for bound, literals in alternatives]
        levels = [rows + [following.levels[level] for following in sets]
                  for level, rows in enumerate(guard.levels)]
        start = guard.start + tuple(following.start for following in sets)
        size = len(guard.start)
        for state in self.reach(start, levels):
            if guard.accepts(state[:size]):
                if not any(following.accepting[entry] for following, entry in zip(sets, state[size:])):
                    return False
        return True


class Witnesses:
    """The sets of states that literals can reach with any digits of the bound numbers.

    Sets are numbered from 1, so that none looks like a rejecting state.
    """

    def __init__(self, decider: Decider, free: int, bound: int, literals: Sequence[Literal]) -> None:
        self.decider, self.free = decider, free
        order = range(free + bound)
        self.product = decider.product(literals, order, order[free:])
        self.members: List[State] = []
        self.member_index: Dict[State, int] = {}
        self.sets: List[FrozenSet[int]] = [frozenset()]
        self.set_index: Dict[FrozenSet[int], int] = {}
        self.certain: Set[int] = set()
        self.number_of_set(frozenset())
        self.closed: Dict[int, FrozenSet[int]] = {}
        self.steps = [Rows(self.step_maker(level)) for level in range(free)]
        self.levels = [Rows(self.row_maker(level)) for level in range(free)]
        self.accepting = Accepting(self.accepts)
        self.start = 1
        if self.product is not None and 0 not in self.product.start:
            self.checked = len(self.product.start) - (1 if decider.numeration.quadratic and bound else 0)
            self.start = self.number_of_set(self.first_set(self.product))

    def number_of_set(self, members: FrozenSet[int]) -> int:
        """The number of a set. A member that has accepted whatever follows stands for the whole set."""
        if not self.certain.isdisjoint(members):
            members = frozenset([min(self.certain)])
        found = self.set_index.get(members)
        if found is None:
            found = self.set_index[members] = len(self.sets)
            self.sets.append(members)
            self.decider.budget.use(len(members), 32 + 8 * len(members))
        return found

    def number_of_member(self, state: State) -> int:
        """The number of a state of the product."""
        found = self.member_index.get(state)
        if found is None:
            found = self.member_index[state] = len(self.members)
            self.members.append(state)
            self.decider.budget.use(1, 16 + 8 * len(state))
            if all(entry == 1 for entry in state[:self.checked]):
                self.certain.add(found)
        return found

    def first_set(self, product: Product) -> FrozenSet[int]:
        """The states that can be reached while all free numbers have the digit 0."""
        zeros = [[Rows(self.zero_maker(row)) for row in rows] for rows in product.levels[:self.free]]
        levels = zeros + product.levels[self.free:]
        return frozenset(map(self.number_of_member, self.decider.reach(product.start, levels)))

    def zero_maker(self, row: Rows) -> Callable[[int], Tuple[int, ...]]:
        """Rows that have the digit 0 only."""
        return lambda state: row[state][:1]

    def step_maker(self, level: int) -> Callable[[int], Tuple[int, ...]]:
        """Rows of members for a free number; -1 has rejected."""
        def make(member: int) -> Tuple[int, ...]:
            assert self.product is not None
            state = self.members[member]
            self.decider.budget.use(self.decider.radix, 32)
            return tuple(-1 if 0 in following else self.number_of_member(following) for following in
                         zip(*[row[entry] for row, entry in zip(self.product.levels[level], state)]))
        return make

    def row_maker(self, level: int) -> Callable[[int], Tuple[int, ...]]:
        """Rows of sets for a free number. After the last free number the bound ones are read."""
        def make(number: int) -> Tuple[int, ...]:
            members = self.sets[number]
            if not members:
                return (1,) * self.decider.radix
            self.decider.budget.use(len(members) * self.decider.radix, 32)
            step = self.steps[level]
            columns = [frozenset(column) for column in zip(*[step[member] for member in members])]
            if level == self.free - 1:
                columns = [frozenset().union(*map(self.close, column)) for column in columns]
            return tuple(self.number_of_set(column.difference((-1,))) for column in columns)
        return make

    def close(self, member: int) -> FrozenSet[int]:
        """The members that any digits of the bound numbers lead to at the end of a column."""
        found = self.closed.get(member)
        if found is None:
            assert self.product is not None
            states = {self.members[member]} if member >= 0 else set()
            for rows in self.product.levels[self.free:]:
                states = self.decider.advance(states, rows)
            found = self.closed[member] = frozenset(map(self.number_of_member, states))
            self.decider.budget.use(len(found), 32 + 8 * len(found))
        return found

    def accepts(self, number: int) -> bool:
        """True if some member accepts."""
        assert self.product is not None or number == 1
        return self.product is not None and any(
            self.product.accepts(self.members[member]) for member in self.sets[number])


# Checking

class Result(NamedTuple):
    """The verdict on a certificate."""
    verdict: str
    detail: str
    statement: str

    def line(self) -> str:
        """The line to print."""
        return self.verdict + ": " + self.detail


def check_floor(decider: Decider) -> None:
    """Check that the table of floor has the properties that determine it."""
    def floor(a: int, b: int) -> Literal:
        return Literal(True, (b"floor",), (a, b))

    def less(a: int, b: int) -> Literal:
        return linear("negative", {a: 1, b: -1}, 0)

    def nonzero(a: int) -> Literal:
        return linear("zero", {a: 1}, 0, False)
    zero = [linear("zero", {number: 1}, 0) for number in (0, 1)]
    t = decider.numeration.parameter
    x, y, z, w = range(4)
    if not decider.covered([], 1, [(1, [floor(0, 1)])]):
        raise Rejected("floor: a number has no value")
    if not decider.impossible([floor(x, y), floor(x, z), less(y, z)]):
        raise Rejected("floor: a number has two values")
    if decider.impossible(zero + [floor(0, 1)]):
        raise Rejected("floor: the value of 0 is not 0")
    if not decider.impossible([floor(x, y), floor(z, w), less(x, z), less(y, w).opposite()]):
        raise Rejected("floor: the values do not rise")
    twice = linear("zero", {z: t, w: 1, y: -1}, 0)
    if not decider.impossible([floor(x, y), floor(z, w), nonzero(x), nonzero(z), twice]):
        raise Rejected("floor: a number is in both sequences")
    other = linear("zero", {1: t, 2: 1, 0: -1}, 0)
    if not decider.covered([nonzero(0)], 1, [(1, [floor(1, 0)]), (2, [floor(1, 2), other])]):
        raise Rejected("floor: a number is in neither sequence")


def check_definition(decider: Decider, index: int) -> None:
    """Check that a table accepts exactly the numbers for which its definition holds."""
    definition = decider.definitions[index]
    table = Literal(True, (b"definition", index), tuple(range(definition.free)))
    if not decider.impossible(definition.literals + (table.opposite(),)):
        raise Rejected("the table of a definition lacks numbers", definition.offset)
    if definition.bound:
        exact = decider.covered([table], definition.free, [(definition.bound, definition.literals)])
    else:
        exact = all(decider.impossible([table, literal.opposite()]) for literal in definition.literals)
    if not exact:
        raise Rejected("the table of a definition has too many numbers", definition.offset)


def check(certificate: Certificate, size: int) -> str:
    """Check a certificate that has been read; return what has been accepted."""
    demands = Demands(certificate).demands
    decider = Decider(certificate, Budget(size))
    used = chain([literal for demand in demands for literal in demand.literals],
                 [literal for definition in certificate.definitions for literal in definition.literals])
    if certificate.floor is None and any(literal.relation[0] == b"floor" for literal in used):
        raise Rejected("floor has no table")
    if certificate.floor is not None:
        check_floor(decider)
    for index in range(len(certificate.definitions)):
        check_definition(decider, index)
    proved: Set[FrozenSet[Literal]] = set()
    for number, demand in enumerate(demands, 1):
        literals = frozenset(demand.literals)
        if literals not in proved and not decider.impossible(demand.literals):
            raise Rejected("demand {} fails ({})".format(number, demand.kind))
        proved.add(literals)
    return "{} definitions, {} states, {} demands".format(
        len(certificate.definitions), decider.states, len(demands))


def place_of(data: bytes, offset: int) -> str:
    """Line and column of a place in a file, counted from 1; columns are bytes."""
    return "{}:{}".format(data.count(b"\n", 0, offset) + 1, offset - data.rfind(b"\n", 0, offset))


def verify(data: bytes) -> Iterator[Result]:
    """Check all certificates of a file."""
    for source in read_certificates(data):
        statement = ""
        try:
            try:
                data[source.start:source.end].decode("utf-8")
            except UnicodeDecodeError as error:
                raise Rejected("not UTF-8", source.start + error.start)
            if source.error is not None:
                raise source.error
            certificate = read_certificate(source.items)
            item = certificate.statement_item
            statement = data[item.offset:item.end].decode("utf-8")
            yield Result("accepted", check(certificate, source.end - source.start), statement)
        except Rejected as error:
            offset = source.start if error.offset is None else error.offset
            yield Result("rejected", "{}, {}".format(error.reason, place_of(data, offset)), statement)
        except Undecided as error:
            yield Result("undecided", str(error), statement)
        except (MemoryError, OverflowError):
            yield Result("undecided", "memory", statement)


def verify_file(path: str) -> Iterator[Result]:
    """Check all certificates of a file, if it can be read."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except (OSError, ValueError) as error:
        yield Result("unreadable", getattr(error, "strerror", None) or str(error), "")
        return
    yield from verify(data)


def main(arguments: Sequence[str], paths: TextIO, output: TextIO) -> int:
    """Run the command line; return the exit code."""
    options = [argument for argument in arguments if argument.startswith("--")]
    files: Iterable[str] = [argument for argument in arguments if argument not in options]
    each = "--each" in options
    if not set(options) <= {"--each", "--statement"} or each == bool(files):
        print(__doc__, file=sys.stderr)
        return 2
    if each:
        files = (line.rstrip("\n") for line in paths)
    seen: Set[str] = set()
    for path in files:
        for result in verify_file(path):
            seen.add(result.verdict)
            print(path + "\t" + result.line() if each else result.line(), file=output, flush=True)
            if "--statement" in options and result.statement:
                print(result.statement, file=output, flush=True)
    for verdict, code in (("unreadable", 2), ("rejected", 1), ("undecided", 3)):
        if verdict in seen:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], sys.stdin, sys.stdout))
