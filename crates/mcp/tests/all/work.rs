//! Long calls: progress, limits, cancellation.

use crate::client::{Client, call, request, with};
use mcp::Options;
use rmcp::model::{CallToolRequest, ClientRequest};
use rmcp::service::PeerRequestOptions;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A question that takes longer than any limit here: a large sum in misère play.
fn long() -> Value {
    json!({ "ask": "grundy 300 300", "convention": "misere" })
}

async fn limited(time: Duration) -> Client {
    with(Options { time, memory: 4 << 30, ..Options::default() }).await
}

#[tokio::test]
async fn a_limit_of_time_is_kept_and_told() {
    let client = limited(Duration::from_millis(300)).await;
    let begun = Instant::now();
    let data = match call(&client, "solve", long()).await {
        Ok(data) | Err(data) => data,
    };
    assert_eq!(data["limits_hit"], "time", "{data}");
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[tokio::test]
async fn progress_rises_until_a_call_is_cancelled() {
    let client = limited(Duration::from_secs(600)).await;
    let asked = ClientRequest::CallToolRequest(CallToolRequest::new(request("solve", long())));
    let handle = client.send_cancellable_request(asked, PeerRequestOptions::no_options()).await;
    let handle = handle.expect("it is sent");
    let token = handle.progress_token.clone();
    let told = client.service().0.clone();
    while told.lock().expect("no panic").len() < 3 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    handle.cancel(Some("enough".into())).await.expect("it is sent");
    // The server goes on with other calls.
    for _ in 0..4 {
        let solved = call(&client, "solve", json!({ "ask": "nim 1 2 3" })).await.expect("an answer");
        assert_eq!(solved["outcome"], "P");
    }
    let told = told.lock().expect("no panic");
    let of_it: Vec<f64> =
        told.iter().filter(|told| told.progress_token == token).map(|told| told.progress).collect();
    assert!(of_it.len() >= 3 && of_it.windows(2).all(|two| two[0] < two[1]), "{of_it:?}");
}

#[tokio::test]
async fn calls_are_answered_beside_a_long_one() {
    let client = limited(Duration::from_secs(600)).await;
    let asked = ClientRequest::CallToolRequest(CallToolRequest::new(request("solve", long())));
    let handle = client.send_cancellable_request(asked, PeerRequestOptions::no_options()).await;
    let solved = call(&client, "solve", json!({ "ask": "nim 1 2 3" })).await.expect("an answer");
    assert_eq!(solved["outcome"], "P");
    handle.expect("it is sent").cancel(None).await.expect("it is sent");
}
