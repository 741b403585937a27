"""Makes sans.otf, bold.otf and characters.txt: the characters that pictures write, cut out of Noto Sans CJK SC.

    pip install fonttools
    python3 crates/draw/src/font/subset.py [FOLDER]

FOLDER holds NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc; Debian's package fonts-noto-cjk puts them where they are
looked for. The characters are ASCII, those below, and all others of the titles of games and of the sources whose words
come into pictures.
"""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[3]
SIGNS = "×÷±−·…–‘’“”°←↑→↓⊕≤≥≠∞φ✂、。，；：（）öäüéèàâôû"
TITLES = ["question/src/codes.rs", "answer/src/heaps/*.rs", "bouton/src/picture/**/*.rs", "words/src/drawing.rs"]
WORDS = ["words/src/legend.rs"]


def wanted(sources):
    found = {chr(code) for code in range(0x20, 0x7F)} | set(SIGNS)
    for game in sorted((ROOT / "crates/catalog/games").glob("*.game")):
        for line in game.read_text("utf-8").splitlines():
            if line.startswith("title "):
                found |= set(line)
    for pattern in sources:
        for source in sorted((ROOT / "crates").glob(pattern)):
            found |= {letter for letter in source.read_text("utf-8") if ord(letter) > 0x7F}
    return found


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/noto")
    # Titles alone are bold, and come first.
    for weight, name, sources in [("Bold", "bold.otf", TITLES), ("Regular", "sans.otf", TITLES + WORDS)]:
        # The second face of the collection is not always the Chinese one; its name is.
        faces = (TTFont(folder / f"NotoSansCJK-{weight}.ttc", fontNumber=number) for number in range(5))
        font = next(face for face in faces if face["name"].getDebugName(1).startswith("Noto Sans CJK SC"))
        options = subset.Options(
            layout_features=["kern"], hinting=False, desubroutinize=False, notdef_outline=True, drop_tables=["vhea", "vmtx", "VORG", "BASE"]
        )
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[ord(letter) for letter in wanted(sources)])
        cutter.subset(font)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(HERE / name)
        there = sorted(font.getBestCmap())
    (HERE / "characters.txt").write_text("".join(map(chr, there)) + "\n", "utf-8")


main()
