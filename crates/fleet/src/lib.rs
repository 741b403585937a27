//! Work divided among processes over TCP.
//!
//! [`Net`] is what one process sees of the others: [`limits::Peers`] on timely dataflow. A round is a time of the dataflow,
//! and has ended when its frontier has passed. timely has no fault tolerance: where one process ends, the rounds of all
//! others end with it. So a [`Crew`] of processes on this machine is supervised: it is started again from what the work has
//! kept, until it is done. A [`Worker`] is one of a crew, and ends with its supervisor.
//!
//! Connections are neither encrypted nor authenticated beyond a number that all have to know: they belong on the loopback
//! interface or a trusted network.
#![forbid(unsafe_code)]

mod crew;
mod error;
mod left;
mod meet;
mod net;
mod parcel;
mod worker;

pub use crew::{Crew, End};
pub use error::Error;
pub use left::Left;
pub use net::Net;
pub use worker::{LOST, Worker};

use std::time::Duration;

/// Largest number of processes.
pub const MOST: usize = 64;

/// Time for others to hear a goodbye, or to end when they are asked to; they need it only where they are halted or cut off.
const GRACE: Duration = Duration::from_secs(60);
