//! Connections: so many at once, none of which may dawdle over its questions.

use crate::caught::{Panicked, caught};
use crate::house::House;
use crate::patient::Patient;
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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// The most connections at once.
const MOST: usize = 512;
/// How long a connection may take over the head of a request, or stay without one.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long the other side may read nothing of an answer.
const UNREAD: Duration = Duration::from_secs(30);
/// The most bytes of a request's head.
const MOST_HEAD: usize = 32 << 10;
/// How long requests and jobs that run may take when the server is to stop, and how long their last words.
const FAREWELL: Duration = Duration::from_secs(4);
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Takes connections until `stop` is done, then waits for the requests that run.
pub(crate) async fn listen(listener: TcpListener, house: Arc<House>, stop: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(MOST));
    let graceful = GracefulShutdown::new();
    let router = routes::router(house.clone());
    let mut stop = pin!(stop);
    loop {
        let next = async {
            let place = places.clone().acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            next = next => next,
            () = &mut stop => break,
        };
        let (Ok(place), Ok((stream, peer))) = (place, accepted) else {
            // Too many open files, or a connection gone before it was taken.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let connection = graceful.watch(serve(stream, peer, router.clone(), house.clone()));
        tokio::spawn(async move {
            // A connection that breaks concerns nobody but who broke it.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    // Who waits hears that nothing will come, and who looks at a job that it is over.
    house.desk.close();
    house.jobs.close();
    let mut farewell = pin!(graceful.shutdown());
    if tokio::time::timeout(FAREWELL, &mut farewell).await.is_err() {
        house.jobs.abandon();
        let _ = tokio::time::timeout(LAST_WORDS, farewell).await;
    }
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
                    house.desk.panicked();
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
