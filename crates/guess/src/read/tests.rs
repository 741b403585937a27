use super::{Data, Flaw, Layout, MOST_FROM, Reading, others, read, read_npy};

fn of(text: &str) -> Data {
    read(text, &Reading::default()).unwrap_or_else(|mistake| panic!("{text:?}: {mistake}"))
}

fn flaw(text: &str) -> Flaw {
    read(text, &Reading::default()).expect_err(text).flaw
}

/// The values at successive numbers.
fn values(data: &Data) -> (u64, Vec<i64>) {
    data.table.sequence().expect("a sequence")
}

#[test]
fn what_brute_forces_print_is_read() {
    let wanted = (0, vec![0, 1, 2, 0]);
    for text in [
        "0 1 2 0",
        "0\n1\n2\n0\n",
        "[0, 1, 2, 0]",
        "0 0\n1 1\n2 2\n3 0",
        "0: 0\n1: 1\n2: 2\n3: 0\n",
        "n,value\n0,0\n1,1\n2,2\n3,0\n",
        "sg[0] = 0\nsg[1] = 1\nsg[2] = 2\nsg[3] = 0",
        "f(0)=0\nf(1)=1\nf(2)=2\nf(3)=0",
        "n=0 sg=0\nn=1 sg=1\nn=2 sg=2\nn=3 sg=0",
        "{0: 0, 1: 1, 2: 2, 3: 0}",
        "# values\n0 0 // lost\n\n1 1\n2 2\n3 0",
        "0 -> 0\n1 -> 1\n2 -> 2\n3 -> 0",
        "3 0\n1 1\n0 0\n2 2\n1 1",
        "0.0 1.0 2.0 0.0",
        "0;1;2;0",
        "{0：0，1：1，2：2，3：0}",
    ] {
        assert_eq!(values(&of(text)), wanted, "{text:?}");
    }
    let later = read("0 1 2 0", &Reading { from: 5, ..Reading::default() }).expect("a list");
    assert_eq!(values(&later).0, 5);
}

#[test]
fn tables_and_lines_are_told_apart() {
    let nim = "0 1 2 3\n1 0 3 2\n2 3 0 1\n3 2 1 0\n";
    assert_eq!(of(nim).layout, Some(Layout::Rows));
    assert_eq!(of(nim).table.get(&[2, 1]), Some(3));
    let lines = "0 0 0\n0 1 1\n1 0 1\n1 1 0\n";
    assert_eq!((of(lines).layout, of(lines).table.get(&[1, 0])), (Some(Layout::Lines), Some(1)));
    let labelled = "  0 1 2\n0 5 6 7\n1 8 9 1\n2 2 3 4\n";
    assert_eq!(of(labelled).table.get(&[1, 2]), Some(1));
    for corner in ["a\\b", "a", "a/b |", "P"] {
        let table = format!("{corner} 3 4 5\n0 | 5 6 7\n1 | 8 9 1\n2 | 2 3 4\n");
        assert_eq!(of(&table).table.get(&[1, 5]), Some(1), "{corner}");
    }
    assert_eq!(of("a\\b 0 1 2\n0 5 6 7\n1 8 9 1\n").names, Some(vec!["a".into(), "b".into()]));
    let rows = "1: 5 6 7\n2: 8 9 1\n";
    assert_eq!(of(rows).table.get(&[2, 0]), Some(8));
    let triangle = "5\n6 7\n8 9 1\n";
    assert_eq!((of(triangle).table.get(&[2, 1]), of(triangle).table.points().len()), (Some(9), 6));
    assert_eq!(of("[(0, 0, 4), (0, 1, 5), (1, 0, 6), (1, 1, 7)]").table.get(&[1, 0]), Some(6));
    assert_eq!(of("{(0, 0): 4, (0, 1): 5, (1, 0): 6}").table.get(&[1, 0]), Some(6));
    assert_eq!(of("a,b,value\n0,0,1\n0,1,2\n1,0,3\n1,1,4\n").names, Some(vec!["a".into(), "b".into()]));
}

#[test]
fn outcomes_keep_their_words() {
    for (text, won, lost) in [
        ("0 L\n1 W\n2 W\n", "W", "L"),
        ("0 P\n1 N\n2 N", "N", "P"),
        ("0: Bob\n1: Alice\n2: Alice\n", "Alice", "Bob"),
        ("LWW", "W", "L"),
        ("0 必败\n1 必胜\n2 必胜", "必胜", "必败"),
        ("No\nYes\nYes", "Yes", "No"),
        ("L W W", "W", "L"),
    ] {
        let data = of(text);
        assert_eq!(data.outcomes, Some([won.to_owned(), lost.to_owned()]), "{text}");
        assert_eq!(values(&data), (0, vec![0, 1, 1]), "{text}");
        assert_eq!(data.written(0), lost);
    }
    assert_eq!(of("LWW\nWLW\nWWL").table.get(&[1, 1]), Some(0));
}

#[test]
fn lost_positions_are_a_table_up_to_the_largest() {
    let losing = |text| read(text, &Reading { losing: true, ..Reading::default() }).expect("positions");
    assert_eq!(values(&losing("0 3 6")), (0, vec![0, 1, 1, 0, 1, 1, 0]));
    assert_eq!(values(&losing("[0, 3]")), (0, vec![0, 1, 1, 0]));
    for text in ["0 0\n1 2\n", "(0, 0)\n(1, 2)", "[(0, 0), (1, 2)]", "0 0\n1 2\n2 1"] {
        let data = losing(text);
        assert_eq!(data.table.get(&[2, 1]), Some(0), "{text}");
        assert_eq!((data.table.points().len(), data.table.get(&[1, 1])), (9, Some(1)), "{text}");
    }
    // Heaps are counted from 1 here.
    assert_eq!(values(&losing("4 8 12")).0, 1);
    let far = losing("0 1 2 3 5 1000000000000");
    assert_eq!((far.table.get(&[1_000_000_000_000]), far.bound), (Some(0), Some(199_999)));
}

#[test]
fn mistakes_have_their_places() {
    let text = "0 1\n1 5\n2 2\n1 4\n";
    let mistake = read(text, &Reading::default()).expect_err("two values");
    assert_eq!(mistake.flaw, Flaw::Contradiction { at: vec![1], values: ["5".into(), "4".into()] });
    assert_eq!((&text[mistake.span], &text[mistake.other.expect("the first")]), ("1 4", "1 5"));
    assert_eq!(flaw(""), Flaw::Empty);
    assert_eq!(flaw("# nothing\n"), Flaw::Empty);
    assert_eq!(flaw("1 2 3\n4 5\n6 7 8\n"), Flaw::Ragged { entries: 2, expected: 3 });
    assert_eq!(flaw("0 1\n1 two\n"), Flaw::NotANumber { given: "two".into() });
    assert_eq!(flaw("Segmentation fault"), Flaw::NotANumber { given: "Segmentation".into() });
    assert_eq!(flaw("0 1\n1 2.5\n"), Flaw::Fraction { given: "2.5".into() });
    assert_eq!(flaw("0 1\n1 99999999999999999999\n"), Flaw::LongNumber);
    assert_eq!(flaw("0 1\n-1 2\n"), Flaw::NegativePosition { given: -1 });
    assert_eq!(flaw("0 W\n1 2\n"), Flaw::Mixed { given: "2".into(), other: "W".into() });
    assert_eq!(flaw("0 W\n1 L\n2 Win\n"), Flaw::Mixed { given: "Win".into(), other: "W".into() });
    assert_eq!(flaw("0 $\n"), Flaw::NotANumber { given: "$".into() });
}

#[test]
fn arrays_of_numpy_are_read() {
    let array = |kind: &str, shape: &str, body: &[u8]| npy(kind, "False", shape, body);
    let data = read_npy(&array("<i2", "2, 2", &[1, 0, 2, 0, 0xff, 0xff, 4, 0]), &Reading::default())
        .expect("an array");
    assert_eq!((data.table.get(&[0, 1]), data.table.get(&[1, 0])), (Some(2), Some(-1)));
    let flags = read_npy(&array("|b1", "3,", &[0, 1, 1]), &Reading::default()).expect("an array");
    assert_eq!((values(&flags), flags.outcomes.is_some()), ((0, vec![0, 1, 1]), true));
    // In the order of Fortran the first coordinate runs fastest.
    let columns = npy(">u2", "True", "2, 3", &[0, 0, 0, 10, 0, 1, 0, 11, 0, 2, 0, 12]);
    let data = read_npy(&columns, &Reading::default()).expect("an array");
    assert!(
        data.table.points().iter().all(|point| point.value == 10 * point.at[0] as i64 + point.at[1] as i64)
    );
    // `numpy.zeros` has floating-point numbers.
    let floats: Vec<u8> = [3.0f64, -1.0, 0.0].iter().flat_map(|number| number.to_le_bytes()).collect();
    let data = read_npy(&array("<f8", "3,", &floats), &Reading::default()).expect("an array");
    assert_eq!(values(&data), (0, vec![3, -1, 0]));
    let half = |number: f32| array(">f4", "1,", &number.to_be_bytes());
    for (wrong, flaw) in [
        (half(2.5), Flaw::Fraction { given: "2.5".into() }),
        (half(f32::NAN), Flaw::Fraction { given: "NaN".into() }),
        (half(f32::INFINITY), Flaw::Fraction { given: "inf".into() }),
        (half(1e18), Flaw::LongNumber),
        (array("<i4", "2,", &[0; 7]), Flaw::CutOff { given: 1, expected: 2 }),
        (array("<i4", "0,", &[]), Flaw::Empty),
        (array("<u8", "1,", &[255; 8]), Flaw::LongNumber),
        (array("<c16", "1,", &[0; 16]), Flaw::NotAnArray),
        (array("<i4", "99999999999999999999,", &[]), Flaw::NotAnArray),
        (array("<i4", "99999999999, 99999999999", &[]), Flaw::TooMany { most: super::MOST }),
        (b"\x93NUMPY".to_vec(), Flaw::NotAnArray),
    ] {
        assert_eq!(read_npy(&wrong, &Reading::default()).expect_err("no values").flaw, flaw);
    }
}

/// An array in NumPy's format, of a type, an order and a shape.
fn npy(kind: &str, order: &str, shape: &str, body: &[u8]) -> Vec<u8> {
    let header = format!("{{'descr': '{kind}', 'fortran_order': {order}, 'shape': ({shape}), }}\n");
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend((header.len() as u16).to_le_bytes());
    bytes.extend(header.as_bytes());
    bytes.extend(body);
    bytes
}

#[test]
fn an_index_never_leaves_64_bits() {
    let reading = |from| Reading { from, ..Reading::default() };
    for text in ["0 1 2 3", "0 1 2\n1 0 3\n2 3 0\n"] {
        let data = read(text, &reading(MOST_FROM)).expect("data");
        assert_eq!(data.table.points()[0].at[0], MOST_FROM, "{text:?}");
        for from in [MOST_FROM + 1, u64::MAX - 1, u64::MAX] {
            for losing in [false, true] {
                let beyond = read(text, &Reading { losing, ..reading(from) });
                assert_eq!(beyond.expect_err(text).flaw, Flaw::LargeIndex { most: MOST_FROM });
            }
            assert!(matches!(
                read_npy(b"", &reading(from)).map_err(|mistake| mistake.flaw),
                Err(Flaw::LargeIndex { .. })
            ));
        }
    }
    // Positions that the text itself gives may be larger.
    let large = "9223372036854775806 0\n9223372036854775807 1\n";
    let data = read(large, &Reading { layout: Some(Layout::Lines), ..Reading::default() }).expect("lines");
    assert_eq!(values(&data), (i64::MAX as u64 - 1, vec![0, 1]));
}

#[test]
fn digits_without_blanks_are_values_where_they_can_be_no_numbers() {
    assert_eq!(values(&of("01101001100101101001")).1[..6], [0, 1, 1, 0, 1, 0]);
    let table = of("012\n120\n201\n");
    assert_eq!((table.layout, table.table.get(&[1, 2])), (Some(Layout::Rows), Some(0)));
    assert_eq!(of("01\n10\n").table.get(&[0, 1]), Some(1));
    // These are numbers.
    assert_eq!(values(&of("100\n120\n201\n")).1, [100, 120, 201]);
    assert_eq!(values(&of("0\n1\n2\n")).1, [0, 1, 2]);
    assert_eq!(values(&of("007\n12\n")).1, [7, 12]);
    let losing = Reading { losing: true, ..Reading::default() };
    assert_eq!(read("03\n06\n09\n", &losing).expect("lost positions").bound, Some(9));
}

#[test]
fn a_player_may_be_said_to_win_or_to_lose() {
    for (lost, won) in [
        ("Second player", "First player"),
        ("Second player wins", "First player wins"),
        ("First player loses", "First player wins"),
        ("The first player loses", "The second player loses"),
        ("Bob wins", "Alice wins"),
        ("Alice lost", "Alice won"),
        ("Player 2 wins", "Player 1 wins"),
        ("player 1 loses", "player 1 wins"),
        ("先手必败", "先手必胜"),
        ("后手胜", "先手胜"),
    ] {
        for text in
            [format!("0 {lost}\n1 {won}\n"), format!("0: {lost}.\n1: {won}.\n"), format!("{lost}\n{won}\n")]
        {
            let data = of(&text);
            assert_eq!(data.outcomes, Some([won.to_owned(), lost.to_owned()]), "{text:?}");
            assert_eq!(values(&data), (0, vec![0, 1]), "{text:?}");
        }
    }
    // Players with nothing said of them.
    assert_eq!(of("First Second\nSecond First\n").table.get(&[0, 1]), Some(0));
}

#[test]
fn a_row_of_numbers_may_number_the_row_below_it() {
    let (numbers, wanted) = ("5 6 7 8 9 10 11 12", (5, vec![0, 1, 2, 0, 1, 2, 0, 1]));
    for text in [format!("{numbers}\n0 1 2 0 1 2 0 1\n"), format!("n  {numbers}\nsg 0 1 2 0 1 2 0 1\n")] {
        assert_eq!(values(&of(&text)), wanted, "{text:?}");
    }
    let rows = Reading { layout: Some(Layout::Rows), ..Reading::default() };
    let text = "0 1 2 3 4 5 6 7\n1 0 3 2 5 4 7 6\n";
    assert_eq!(read(text, &rows).expect("rows").table.get(&[1, 7]), Some(6));
    assert_eq!(of("0 1 2 3\n1 0 3 2\n").table.get(&[1, 3]), Some(2));
}

#[test]
fn marks_of_a_picture_are_lost_positions_if_it_shows_them() {
    let losing = Reading { losing: true, from: 1, ..Reading::default() };
    for signs in ["#.", "x-", "*_"] {
        let picture = |row: &str| row.replace('#', &signs[..1]).replace('.', &signs[1..]);
        let [first, second] = ["#......#", ".##....."].map(picture);
        let spaced = first.split("").collect::<Vec<_>>().join(" ");
        for text in [format!("{first}\n{second}\n"), format!("{spaced}\n{second}")] {
            let data = read(&text, &losing).expect("a picture");
            let lost = data.table.points().iter().filter(|point| point.value == 0);
            let lost: Vec<_> = lost.map(|point| point.at.clone()).collect();
            assert_eq!(lost, [[1, 1], [1, 8], [2, 2], [2, 3]], "{text:?}");
            assert_eq!((data.table.points().len(), data.layout), (16, Some(Layout::Rows)));
            assert_eq!(flaw(&text), Flaw::Picture);
        }
        assert_eq!(values(&read(&first, &losing).expect("a row")), (1, vec![0, 1, 1, 1, 1, 1, 1, 0]));
    }
    for text in ["#.......\n..\n", "#.x.....\n", "........\n........\n", "#.#.\n"] {
        assert!(
            !matches!(read(text, &losing).map_err(|mistake| mistake.flaw), Ok(_) | Err(Flaw::Picture)),
            "{text:?}"
        );
    }
}

#[test]
fn bars_between_values_are_no_labels() {
    let table = of("| 0 | 1 | 2 |\n| 1 | 0 | 3 |\n| 2 | 3 | 0 |\n");
    assert_eq!((table.table.get(&[2, 0]), table.table.points().len()), (Some(2), 9));
    for text in ["0|1|2\n1|0|3\n2|3|0\n", "0 | 1 | 2\n1 | 0 | 3\n2 | 3 | 0\n"] {
        assert_eq!(of(text).table.points(), table.table.points(), "{text:?}");
    }
    let headed = of("| a\\b | 3 | 4 | 5 |\n|---|---|---|---|\n| 0 | 5 | 6 | 7 |\n| 1 | 8 | 9 | 1 |\n");
    assert_eq!(headed.table.get(&[1, 5]), Some(1));
    let lines =
        of("| a | b | g |\n|---|---|---|\n| 0 | 0 | 4 |\n| 0 | 1 | 5 |\n| 1 | 0 | 6 |\n| 1 | 1 | 7 |\n");
    assert_eq!((lines.table.get(&[1, 0]), lines.layout), (Some(6), Some(Layout::Lines)));
}

#[test]
fn a_list_may_be_wrapped_titled_or_declared() {
    let wanted = (0, vec![0, 1, 2, 0, 1, 2, 0, 1]);
    for text in [
        "0 1 2\n0 1 2\n0 1\n",
        "[0 1 2\n 0 1 2\n 0 1]\n",
        "Grundy values for S={1,2}:\n0 1 2 0 1 2 0 1\n",
        "\nvalues:\n0\n1\n2\n0\n1\n2\n0\n1\n",
        "int sg[] = {0, 1, 2, 0, 1, 2, 0, 1};\n",
        "const long sg[8] = {0, 1, 2, 0, 1, 2, 0, 1};",
    ] {
        assert_eq!(values(&of(text)), wanted, "{text:?}");
    }
    // A single line may have a name.
    assert_eq!(values(&of("values: 0 1 2 0 1 2 0 1")), wanted);
    let losing = Reading { losing: true, ..Reading::default() };
    for text in ["Losing positions:\n0\n4\n8\n", "0: 0\n1: 4\n2: 8\n", "Losing positions: 0 4 8"] {
        assert_eq!(values(&read(text, &losing).expect(text)).1, [0, 1, 1, 1, 0, 1, 1, 1, 0], "{text:?}");
    }
    let pairs = read("1: (0, 0)\n2: (1, 2)\n3: (3, 5)\n", &losing).expect("numbered pairs");
    assert_eq!((pairs.table.get(&[2, 1]), pairs.bound), (Some(0), Some(5)));
}

#[test]
fn a_text_may_be_other_data() {
    let plain = Reading::default();
    let list = |text: &str| others(text, &plain, &of(text)).iter().map(values).collect::<Vec<_>>();
    assert_eq!(list("0 1 2\n0 1 2\n"), [(0, vec![0, 1, 2, 0, 1, 2])]);
    for text in ["0: 0 1 2\n1: 0 1 2\n", "0 1 2\n", "0 0 0\n0 1 1\n1 0 1\n1 1 0\n"] {
        assert!(list(text).is_empty(), "{text:?}");
    }
    let losing = Reading { losing: true, ..plain };
    let other = |text: &str| others(text, &losing, &read(text, &losing).expect(text));
    let increasing = other("0 1 2 3\n0 1 3 4\n1 2 3 4\n");
    assert_eq!(increasing[0].table.get(&[0, 2, 3, 4]), Some(1));
    assert_eq!(increasing[0].table.get(&[0, 3, 2, 4]), None);
    assert_eq!(increasing[0].table.points().len(), 5);
    for text in ["0 0\n1 2\n", "1 2\n2 1\n", "0 3 6"] {
        assert!(other(text).is_empty(), "{text:?}");
    }
}

#[test]
fn each_line_of_lost_positions_may_say_so() {
    let losing = Reading { losing: true, ..Reading::default() };
    let plain = read("0 0\n1 2\n3 5\n", &losing).expect("lost positions");
    for text in ["lose 0 0\nlose 1 2\nlose 3 5\n", "0 0 L\n1 2 L\n3 5 L\n"] {
        let said = read(text, &losing).expect("lost positions");
        assert_eq!(said.table.points(), plain.table.points(), "{text:?}");
    }
    assert!(read("lose 0 0\nwin 1 2\n", &losing).is_err());
}
