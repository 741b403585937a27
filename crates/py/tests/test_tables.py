"""Tables: their cells by theorems, and their types."""

import math
import pickle
import unittest

import bouton
import numpy


def golden(count: int) -> set[tuple[int, int]]:
    """Wythoff 1907: the lost positions are ⌊jφ⌋ and ⌊jφ⌋ + j; in whole numbers, ⌊(j + √(5j²)) / 2⌋."""
    pairs = ((j + math.isqrt(5 * j * j)) // 2 for j in range(count))
    return {pair for j, low in enumerate(pairs) for pair in ((low, low + j), (low + j, low))}


class Tables(unittest.TestCase):
    def test_lost_positions_of_wythoff_are_the_golden_pairs(self) -> None:
        lost = numpy.argwhere(bouton.Game("wythoff").table(300, 300).array == 0)
        known = {pair for pair in golden(300) if max(pair) < 300}
        self.assertEqual({tuple(pair) for pair in lost.tolist()}, known)

    def test_nim_values_are_nim_sums(self) -> None:
        table = bouton.Game("nim").table("0..40 0..40", what="value")
        numbers = numpy.arange(41)
        numpy.testing.assert_array_equal(table.array, numbers[:, None] ^ numbers[None, :])
        self.assertEqual(table.evidence.kind, "computed")
        self.assertEqual(table[14, 21], 14 ^ 21)

    def test_a_range_need_not_begin_at_zero(self) -> None:
        table = bouton.Game("wythoff").table(range(100, 300), (5, 9))
        whole = bouton.Game("wythoff").table(300, 10)
        self.assertEqual(table.shape, (200, 5))
        numpy.testing.assert_array_equal(table, whole.array[100:300, 5:10])

    def test_cells_are_as_wide_as_they_must_be(self) -> None:
        for count, kind in [(100, "uint8"), (300, "uint16"), (70_000, "uint32")]:
            table = bouton.Game("nim").table(count, what="value")
            self.assertEqual(table.array.dtype, kind)
            numpy.testing.assert_array_equal(table.array, numpy.arange(count))
            self.assertEqual(table.tolist(), list(range(count)))

    def test_an_array_can_be_written_to_and_a_table_travels(self) -> None:
        table = bouton.Game("wythoff").table(5, 5)
        numpy.testing.assert_array_equal(pickle.loads(pickle.dumps(table)), table)
        table.array[0, 0] = 7
        self.assertEqual(table[0, 0], 7)

    def test_cells_need_no_numpy(self) -> None:
        table = bouton.Game("wythoff").table(3, 4, what="value")
        self.assertEqual(table.cells_view.tolist(), [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5]])

    def test_boards_have_tables_by_their_sizes(self) -> None:
        # Cram in a row: Dawson's Kayles.
        table = bouton.Game("cram").table("1", "1..7", what="value")
        self.assertEqual(table.array.ravel().tolist(), [0, 1, 1, 2, 0, 3, 1])

    def test_tables_show_themselves(self) -> None:
        table = bouton.Game("wythoff").table(4, 4)
        self.assertEqual(repr(table), "<outcomes of wythoff a=0..3 b=0..3: computed>")
        frame = table.to_pandas()
        self.assertEqual((frame.index.name, frame.columns.name), ("a", "b"))
        self.assertEqual(frame.loc[1, 2], 0)
        self.assertIn("<table", table._repr_html_())
        self.assertTrue(table._repr_svg_().startswith("<svg"))
        line = bouton.Game("nim").table(4, what="value").to_pandas()
        self.assertEqual(list(line["value"]), [0, 1, 2, 3])

    def test_a_million_cells_come_as_bytes(self) -> None:
        table = bouton.Game("wythoff").table(1000, 1000)
        self.assertEqual(int((table.array == 0).sum()), len([pair for pair in golden(1000) if max(pair) < 1000]))
        self.assertEqual((table.array.nbytes, table.cells), (1_000_000, 1_000_000))
        self.assertLess(len(table.as_json()), 2000)
