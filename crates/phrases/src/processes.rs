//! Several processes that share a table.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Help of `--processes`.
pub const PROCESSES: Phrase = phrase(
    "Fill the table by N processes on this machine; lost ones are started again from the last level kept",
    "由本机的 N 个进程共同填表；有进程中断时，从最近存下的一层重新开始",
);

/// Help of `--hosts`.
pub const HOSTS: Phrase = phrase(
    "Fill the table by processes on several machines, whose addresses stand in FILE, one `HOST:PORT` a line; \
             the same command runs on each, with its `--process`. Only on a trusted network",
    "由多台机器上的进程共同填表，文件中每行一个 `主机:端口`；各机器运行同一命令，只有 `--process` 不同。仅限可信的网络",
);

/// Help of `--process`.
pub const PROCESS: Phrase = phrase(
    "Line of this process in the file of `--hosts`, counted from 0; the first one prints the table",
    "本进程在 `--hosts` 文件中的行号，从 0 起；第 0 个进程输出结果",
);

/// Advice after the loss of a process.
pub const AGAIN: Phrase =
    phrase("the same command goes on from what is kept", "重复同一命令即可从已存的部分续算");

/// Advice after the loss of a process where nothing is kept.
pub const KEEP: Phrase = phrase(
    "with `--checkpoint FILE` the same command goes on",
    "加上 `--checkpoint 文件`，重复同一命令即可续算",
);

/// Advice about a game on stdin.
pub const NAME_IT: Phrase = phrase("put it into a file and name the file", "请存入文件，并写出文件名");

/// A game on stdin, which one process alone can read.
pub const STDIN: Phrase =
    phrase("several processes cannot read a game from stdin", "多个进程不能同时从标准输入读取游戏");

/// Processes that ended again and again.
pub fn lost(starts: u32) -> Text {
    both(
        format!("processes ended before they got any further; they were started {starts} times"),
        format!("进程在取得进展之前反复中断，已启动 {starts} 次"),
    )
}

/// A process on another machine that has ended.
pub const GONE: Phrase = phrase("another process has ended or does not answer", "另一进程已中断或没有回应");

/// A process on another machine that has ended and said why.
pub fn left(process: usize, reason: &str) -> Text {
    both(format!("process {process} has ended: {reason}"), format!("进程 {process} 已结束：{reason}"))
}

/// A process that is not there.
pub fn absent(process: usize, address: Option<&str>) -> Text {
    match address {
        Some(address) => both(
            format!("process {process} at {address} is not there"),
            format!("位于 {address} 的进程 {process} 没有出现"),
        ),
        None => both(format!("process {process} did not call"), format!("进程 {process} 没有出现")),
    }
}

/// A process of another version.
pub fn stranger(process: usize) -> Text {
    both(
        format!("process {process} belongs to another command or version"),
        format!("进程 {process} 属于另一命令或版本"),
    )
}

/// An address that cannot be listened on.
pub fn listen(address: &str, error: &std::io::Error) -> Text {
    both(format!("cannot listen on {address}: {error}"), format!("无法监听 {address}：{error}"))
}

/// A process that cannot be started.
pub fn start(error: &std::io::Error) -> Text {
    both(format!("a process cannot be started: {error}"), format!("无法启动进程：{error}"))
}

/// A file of addresses that cannot be read.
pub fn unreadable(name: &str, error: &std::io::Error) -> Text {
    both(format!("`{name}` cannot be read: {error}"), format!("无法读取 `{name}`：{error}"))
}

/// A file of addresses without the line of this process, or with too many.
pub fn no_line(name: &str, lines: usize, process: u64, most: usize) -> Text {
    both(
        format!("`{name}` has {lines} addresses: it needs one for process {process}, and at most {most}"),
        format!("`{name}` 中有 {lines} 个地址：须包含进程 {process} 的地址，且最多 {most} 个"),
    )
}

/// Two lines with the same address.
pub fn same_address(name: &str, first: usize, second: usize) -> Text {
    both(
        format!("lines {first} and {second} of `{name}` have the same address"),
        format!("`{name}` 第 {first} 行与第 {second} 行的地址相同"),
    )
}

/// A line that is no address.
pub fn no_address(name: &str, line: usize) -> Text {
    both(
        format!("line {line} of `{name}` is no address such as `192.168.0.7:7700`"),
        format!("`{name}` 第 {line} 行不是形如 `192.168.0.7:7700` 的地址"),
    )
}
