//! Connections with time limits for requests and responses.

use crate::caught::{Panicked, caught};
use crate::client::{Machine, Peer};
use crate::house::House;
use crate::patient::Patient;
use crate::places::Places;
use crate::problem::Refused;
use crate::routes;
use axum::body::Body;
use axum::http::Request;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use rules::Lang;
use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

/// Time limit for the head of a request, and for idle connections.
const PATIENCE: Duration = Duration::from_secs(15);
/// Time limit for a client that reads nothing of a response.
const UNREAD: Duration = Duration::from_secs(30);
/// Time to listen to a client for which there is no place.
const SENT_AWAY: Duration = Duration::from_millis(200);
/// Limit on the bytes of a request's head.
const MOST_HEAD: usize = 32 << 10;
/// Time for running requests and jobs when the server shuts down, and for their last responses.
const FAREWELL: Duration = Duration::from_secs(4);
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Accepts connections until `stop` completes, then waits for running requests.
pub(crate) async fn listen(listener: TcpListener, house: Arc<House>, stop: impl Future<Output = ()>) {
    let places = Arc::new(Places::default());
    let graceful = GracefulShutdown::new();
    let router = routes::router(house.clone());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let Ok((stream, peer)) = accepted else {
            // Too many open files, or a connection closed before it was accepted.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Some(place) = places.take(Machine::at(peer.ip())) else {
            tokio::spawn(send_away(stream));
            continue;
        };
        let connection = graceful.watch(serve(stream, peer, router.clone(), house.clone()));
        tokio::spawn(async move {
            // A broken connection concerns only its client.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    // Waiting clients are told that the server is shutting down, and those watching a job that it is over.
    house.questions.close();
    house.jobs.close();
    if let Some(class) = &house.class {
        class.rooms.close();
    }
    let mut farewell = pin!(graceful.shutdown());
    if tokio::time::timeout(FAREWELL, &mut farewell).await.is_err() {
        house.jobs.abandon();
        let _ = tokio::time::timeout(LAST_WORDS, farewell).await;
    }
}

/// Reports that there are too many connections, if the client listens soon.
async fn send_away(mut stream: TcpStream) {
    let body = Refused::busy(Lang::En).into_text();
    let head = "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncache-control: no-store\r\n\
                connection: close\r\nretry-after: 1";
    let said = format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    let answer = async {
        // Closing a connection with unread input discards the response.
        let _ = stream.read(&mut [0; 4096]).await;
        let _ = stream.write_all(said.as_bytes()).await;
    };
    let _ = tokio::time::timeout(SENT_AWAY, answer).await;
}

fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: axum::Router,
    house: Arc<House>,
) -> http1::Connection<
    TokioIo<Patient<TcpStream>>,
    impl hyper::service::HttpService<Incoming, ResBody = Body, Error = Infallible, Future: Send>,
> {
    let service = service_fn(move |request: Request<Incoming>| {
        let (router, house) = (router.clone(), house.clone());
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer));
            let answer: Response = match caught(router.oneshot(request)).await {
                Ok(Ok(response)) => response,
                Ok(Err(never)) => match never {},
                Err(Panicked) => {
                    house.questions.panicked();
                    Refused::panicked(Lang::En).into_response()
                }
            };
            Ok::<_, Infallible>(answer)
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(Patient::new(stream, UNREAD)), service)
}
