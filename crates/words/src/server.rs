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

/// Request of another machine without the token.
pub const TOKEN: Phrase = phrase(
    "this address needs the token of the class: open the whole link, or scan the QR code again",
    "此地址需要课堂口令：请打开完整的链接，或重新扫描二维码",
);

/// Body that is not understood.
pub const BAD_BODY: Phrase = phrase(
    "the body is not what this address takes; see /api/openapi.json",
    "请求体不合此地址的要求，见 /api/openapi.json",
);

/// Rooms where no local network may ask.
pub const NO_ROOMS: Phrase =
    phrase("this server has no rooms: it was not started with --lan", "此服务器没有对弈室：启动时未加 --lan");

/// Rooms where there is no server.
pub const NO_SERVER: Phrase = phrase(
    "this page works without a server, and rooms need one: start `bouton serve --lan`",
    "此页面不依赖服务器，而对弈室需要服务器：请运行 `bouton serve --lan`",
);

/// Unknown room.
pub const NO_ROOM: Phrase = phrase("no such room, or it has expired", "没有这个对弈室，或早已关闭");

/// No place for another room.
pub const MANY_ROOMS: Phrase =
    phrase("too many rooms are open; unused ones close after two hours", "对弈室已满；闲置两小时的会关闭");

/// No place for another spectator.
pub const MANY_WATCH: Phrase = phrase("too many people are watching this room", "观看此对弈室的人过多");

/// Both sides are taken.
pub const ROOM_FULL: Phrase = phrase("both sides are taken; you can watch", "双方都已有人，可以观看");

/// Act of somebody without a key.
pub const NOT_A_PLAYER: Phrase = phrase("only the two players can do this", "只有对弈双方可以这样做");

/// Move of the wrong player, or in a finished game.
pub const NOT_YOUR_TURN: Phrase = phrase("it is not your turn", "还没有轮到你");

/// Move in a position that is no longer there.
pub const LATE_MOVE: Phrase = phrase("the game has gone on meanwhile", "局面已经变化");

/// Game that is too long for a room.
pub const LONG_GAME: Phrase = phrase("this game is too long for a room", "这一局对对弈室来说过长");

/// New game before the end of the old one.
pub const NOT_OVER: Phrase = phrase("the game is not over yet", "这一局还没有结束");
