//! Refusals of the server.

use crate::phrase::{Phrase, phrase};

/// Too many concurrent requests.
pub const BUSY: Phrase =
    phrase("too many questions at once: ask again in a moment", "同时提问过多，请稍候再试");

/// The server is shutting down.
pub const STOPPING: Phrase = phrase("the server is shutting down", "服务器正在停止");

/// A bug in the program.
pub const PANICKED: Phrase =
    phrase("internal error; the server is still running", "程序自身出错；服务器仍在运行");

/// Unknown address.
pub const MISSING: Phrase = phrase("not found", "这里什么也没有");

/// Request under another name of the server.
pub const HOST: Phrase = phrase("this server has another name", "这不是本服务器的名称");

/// Request of a page of another site.
pub const ORIGIN: Phrase = phrase("only pages of this server may ask", "只有本服务器的页面可以提问");

/// Long name of a client.
pub const CLIENT_NAME: Phrase =
    phrase("the name of a client has at most 64 letters", "客户名称至多 64 个字符");

/// Body that is not JSON.
pub const NOT_JSON: Phrase = phrase("the body has to be application/json", "请求体须为 application/json");

/// Large body.
pub const LARGE: Phrase = phrase("the request is longer than 256 KiB", "请求超过 256 KiB");

/// Slow body.
pub const SLOW: Phrase = phrase("the request took too long to arrive", "请求发送超时");

/// Unknown job.
pub const NO_JOB: Phrase = phrase("no such job, or its result has expired", "没有这个任务，或早已结束");

/// Job without values.
pub const NO_VALUES: Phrase =
    phrase("the job has no values yet, or will have none", "该任务没有数值结果，或尚未完成");

/// Wrong method.
pub const METHOD: Phrase = phrase("this cannot be asked in this way", "不能以这种方式请求");
