"""Calls: mistakes, limits, Ctrl-C, other threads, progress, files."""

import io
import json
import signal
import tempfile
import threading
import time
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

import bouton
from bouton._progress import Bar

# Work that takes long.
LONG: tuple[str, dict[str, Any]] = ("0.6", {"to": 1_000_000_000})


class Calls(unittest.TestCase):
    def test_an_error_tells_code_place_and_help(self) -> None:
        with self.assertRaises(bouton.Error) as caught:
            bouton.solve("nimm 3")
        error = caught.exception
        self.assertEqual(error.code, "unknown-game")
        self.assertIn("nim", error.help or "")
        self.assertEqual((error.place.start, error.place.end), (0, 4))
        self.assertIn("nimm", str(error))
        self.assertEqual(json.loads(error.as_json())["problems"][0]["code"], "unknown-game")
        with self.assertRaises(bouton.Error) as caught:
            bouton.Game("game g\n(n) -> (n - k) wher 1 <= k\n").solve(3)
        self.assertIn("wher", str(caught.exception))
        self.assertEqual(caught.exception.place.start, len("game g\n(n) -> (n - k) "))

    def test_a_request_that_makes_no_sense_is_refused(self) -> None:
        for kind, request, code in [
            ("nothing", {}, "unknown-word"),
            ("solve", {}, "missing-field"),
            ("solve", {"ask": "nim 3", "more": 1}, "unknown-field"),
        ]:
            with self.assertRaises(bouton.Error) as caught:
                bouton.ask(kind, request)
            self.assertEqual(caught.exception.code, code)
        with self.assertRaises(TypeError):
            bouton.ask("solve", {"ask": object()})

    def test_a_time_limit_is_an_error_of_its_own(self) -> None:
        with self.assertRaises(bouton.LimitReached) as caught:
            bouton.Game("wythoff").table(20_000, 20_000, what="value", time=0.2)
        self.assertEqual(caught.exception.limits_hit, "time")
        with self.assertRaises(bouton.LimitReached) as caught:
            bouton.Game("wythoff").table(20_000, 20_000, what="value", memory=1 << 20)
        self.assertEqual(caught.exception.limits_hit, "memory")

    def test_ctrl_c_stops_a_call(self) -> None:
        # A program that is started in the background may be told to ignore it.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)
        timer = threading.Timer(0.5, signal.raise_signal, [signal.SIGINT])
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            bouton.period(LONG[0], **LONG[1])
        timer.join()
        # The next call knows nothing of it.
        self.assertEqual(bouton.solve("nim 1").outcome, "N")

    def test_other_threads_run_during_a_call(self) -> None:
        done, counted = threading.Event(), [0]

        def count() -> None:
            while not done.is_set():
                counted[0] += 1
                time.sleep(0.001)

        class Enough(Exception):
            pass

        def look(done: int, total: object) -> None:
            if counted[0] > before + 20:
                raise Enough

        thread = threading.Thread(target=count)
        thread.start()
        try:
            before = counted[0]
            with self.assertRaises(Enough):
                bouton.period(LONG[0], **LONG[1], progress=look)
        finally:
            done.set()
            thread.join()

    def test_threads_ask_at_the_same_time(self) -> None:
        answers: dict[int, object] = {}

        def ask(number: int) -> None:
            answers[number] = bouton.solve(f"nim {number} 1").value

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(2, 10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(answers, {number: number ^ 1 for number in range(2, 10)})

    def test_progress_is_told_and_its_errors_stop_the_call(self) -> None:
        told: list[tuple[int, object]] = []
        with self.assertRaises(bouton.LimitReached):
            bouton.Game("wythoff").table(20_000, 20_000, what="value", time=0.5, progress=lambda *now: told.append(now))
        self.assertTrue(told)
        self.assertTrue(all(total is None or 0 <= done <= total for done, total in told))

        def refuse(done: int, total: object) -> None:
            raise ZeroDivisionError

        with self.assertRaises(ZeroDivisionError):
            bouton.Game("wythoff").table(20_000, 20_000, what="value", progress=refuse)

    def test_a_bar_appears_when_a_call_is_long(self) -> None:
        with mock.patch("sys.stderr", io.StringIO()) as shown:
            bar = Bar("table")
            bar(1, 4)
            self.assertEqual(shown.getvalue(), "")
            bar.begun -= 1
            bar(1, 4)
            self.assertIn("table:  25%|██████ ", shown.getvalue())
            bar.close()
            self.assertTrue(shown.getvalue().endswith("\r"))

    def test_files_are_read_from_the_folder_that_was_given(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "one.game")
            path.write_text("game one\n(n) -> (n - 1)\n", encoding="utf-8")
            for question in (f"{path} 3", "one.game 3"):
                with self.assertRaises(bouton.Error):
                    bouton.solve(question)
                self.assertEqual(bouton.solve(question, folder=folder).outcome, "N")
            with self.assertRaises(bouton.Error) as caught:
                bouton.solve("../one.game 3", folder=folder)
            self.assertEqual(caught.exception.code, "outside-folder")
            self.assertEqual(bouton.Game(path).solve(4).outcome, "P")
