//! Reasons why a table or a drawing cannot be written.

use super::Say;
use draw::{ExportError, Format};
use rules::Text;

impl Say for ExportError {
    fn text(&self) -> Text {
        match self {
            ExportError::Dimensions { format, shown } => {
                let format = format.extension();
                Text {
                    en: format!(
                        "a .{format} file shows one or two coordinates, and {shown} run over a range"
                    ),
                    zh: format!(".{format} 文件只能画一个或两个坐标，而现在有 {shown} 个坐标取范围"),
                }
            }
            ExportError::Cells { format, cells, most } => {
                let format = format.extension();
                Text {
                    en: format!(
                        "{cells} cells are too many for a .{format} file, which holds at most {most}"
                    ),
                    zh: format!("{cells} 个格子太多，.{format} 文件最多容纳 {most} 个"),
                }
            }
            ExportError::Side { cells, most } => Text {
                en: format!(
                    "{cells} cells in a row are too many for a .png file, which holds at most {most}"
                ),
                zh: format!("一行 {cells} 个格子太多，.png 文件每行最多 {most} 个"),
            },
            ExportError::Edges { edges, most } => Text {
                en: format!("a graph of {edges} edges is too large to be drawn; at most {most} are"),
                zh: format!("图有 {edges} 条边，太大，最多画 {most} 条"),
            },
            ExportError::Vertices { vertices, most } => Text {
                en: format!("a graph of {vertices} vertices is too large to be drawn; at most {most} are"),
                zh: format!("图有 {vertices} 个结点，太大，最多画 {most} 个"),
            },
            ExportError::Undrawn { game } => Text {
                en: format!("positions of `{game}` have no drawing; those of `hackenbush` and `dag` have"),
                zh: format!("`{game}` 的局面没有图；`hackenbush` 与 `dag` 的局面才能画出"),
            },
            ExportError::Write(error) => Text {
                en: format!("the file could not be written: {error}"),
                zh: format!("文件无法写入：{error}"),
            },
        }
    }
}

/// Advice what to do instead.
pub fn help(error: &ExportError) -> Option<Text> {
    match error {
        ExportError::Dimensions { .. } => Some(Text {
            en: "write a single number to fix a coordinate, as in `0..20 0..20 3`; \
                     .csv and .npy hold any number of coordinates"
                .into(),
            zh: "写单个数可以固定一个坐标，如 `0..20 0..20 3`；.csv 与 .npy 可存任意多个坐标".into(),
        }),
        ExportError::Cells { format: Format::Svg, .. } => Some(Text {
            en: "use .png for a picture of this size, or .npy for the data".into(),
            zh: "这么大的图请用 .png，只要数据请用 .npy".into(),
        }),
        ExportError::Cells { .. } => {
            Some(Text { en: "use .npy for the data".into(), zh: "只要数据请用 .npy".into() })
        }
        ExportError::Side { .. } => Some(Text {
            en: "look at a smaller range, or use .npy for the data".into(),
            zh: "请缩小范围，或用 .npy 只要数据".into(),
        }),
        ExportError::Edges { .. } | ExportError::Vertices { .. } => Some(Text {
            en: "`--dot` writes a graph of any size for Graphviz".into(),
            zh: "任意大小的图可用 `--dot` 写给 Graphviz".into(),
        }),
        ExportError::Undrawn { .. } => Some(Text {
            en: "`bouton table` draws all small positions of a game, `bouton serve` shows a board".into(),
            zh: "`bouton table` 画出一个游戏的所有小局面，`bouton serve` 显示棋盘".into(),
        }),
        ExportError::Write(_) => None,
    }
}
