//! Output of the commands, to the letter; the cases are in `cmd/`.

#[test]
fn commands_print_what_the_cases_say() {
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .env("BOUTON_QUIET", "1")
        .case("tests/cmd/*.trycmd")
        .case("tests/cmd/judge/*.toml");
}
