//! Operation `layout`: places for a graph, for those who draw it themselves.

use super::failure::Part;
use super::{Asked, Chinese, Context, Envelope, Failure, Operation, Response, Work};
use crate::Problem;
use crate::question::Source;
use dashu_int::UBig;
use draw::ExportError;
use draw::layout::{self, Placed, Point};
use rules::{Argument, Lang, Sort};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Places for a graph: where its vertices stand and how its arrows run.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// The edges: `0-1,1-2,1-1`. A vertex may stand by itself: `0-1,5`.
    pub edges: String,
    /// `ground` for a graph on the ground, which is vertex 0; `arrows` for a directed graph.
    #[serde(default)]
    pub shape: GraphShape,
}

/// Kind of a graph.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum GraphShape {
    /// A graph on the ground.
    #[default]
    Ground,
    /// A directed graph.
    Arrows,
}

impl Operation for Layout {
    const NAME: &'static str = "layout";
    const CHINESE: Chinese = Chinese {
        operation: "图的布局：各结点的位置与各箭头的走向",
        fields: &[
            ("edges", "图的边：`0-1,1-2,1-1`。结点可以单独写出：`0-1,5`。"),
            ("shape", "`ground` 为地面上的图，结点 0 是地面；`arrows` 为有向图，边是箭头。"),
        ],
    };
    type Response = Places;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Places>, Failure> {
        if self.edges.len() > context.caps.text {
            return Err(Failure::Long { part: Part::Text, most: context.caps.text });
        }
        let graph = self.graph()?;
        Ok(Box::new(move |_| Ok(Places { places: graph.places()? })))
    }
}

impl Layout {
    /// The graph that the text describes.
    fn graph(self) -> Result<Vertices, Problem> {
        let read = match self.edges.trim() {
            "" => Ok(Argument::Graph(rules::Graph::default())),
            _ => Sort::Graph.read("edges", &self.edges),
        };
        let Layout { edges: text, shape, .. } = self;
        let source = Source { name: Some("edges".into()), text: text.into() };
        let graph = match read.map_err(|diagnostic| Problem::of(diagnostic, &source, 0))? {
            Argument::Graph(graph) => graph,
            _ => rules::Graph::default(),
        };
        let ends = graph.edges.iter().flat_map(|(a, b)| [a, b]);
        let mut names: BTreeSet<UBig> = ends.chain(&graph.vertices).cloned().collect();
        if shape == GraphShape::Ground {
            names.insert(UBig::ZERO);
        }
        let number: BTreeMap<&UBig, usize> = names.iter().zip(0..).collect();
        let mut edges: Vec<(usize, usize)> =
            graph.edges.iter().map(|(a, b)| (number[a], number[b])).collect();
        if shape == GraphShape::Arrows {
            let mut met = BTreeSet::new();
            edges.retain(|&ends| met.insert(ends));
        }
        let names = names.iter().map(UBig::to_string).collect();
        Ok(Vertices { names, edges, shape })
    }
}

/// A graph of numbered vertices. Arrows are not repeated; the ground is vertex 0.
struct Vertices {
    names: Vec<String>,
    edges: Vec<(usize, usize)>,
    shape: GraphShape,
}

impl Vertices {
    fn places(&self) -> Result<PlacesData, Failure> {
        let place = match self.shape {
            GraphShape::Ground => layout::on_ground,
            GraphShape::Arrows => layout::with_arrows,
        };
        let placed = place(self.names.len(), &self.edges).map_err(large)?;
        let ground = usize::from(self.shape == GraphShape::Ground);
        let vertices = self.names.iter().zip(&placed.vertices).skip(ground);
        let vertices =
            vertices.map(|(name, &at)| VertexPlace { name: name.clone(), at: at.into() }).collect();
        let Placed { routes, ground_loops, width, height, .. } = placed;
        let arrow = |(&(from, to), route): (&(usize, usize), Vec<Point>)| ArrowPlace {
            from: self.names[from].clone(),
            to: self.names[to].clone(),
            through: route.into_iter().map(Spot::from).collect(),
        };
        Ok(PlacesData {
            vertices,
            arrows: self.edges.iter().zip(routes).map(arrow).collect(),
            ground_loops: ground_loops.into_iter().map(rounded).collect(),
            width: rounded(width),
            height: rounded(height),
        })
    }
}

/// Failure of a graph beyond the limits.
fn large(error: ExportError) -> Failure {
    match error {
        ExportError::Vertices { most, .. } => Failure::Long { part: Part::Vertices, most },
        _ => Failure::Long { part: Part::Edges, most: layout::MOST_EDGES },
    }
}

/// Answer to [`Layout`].
///
/// ```
/// use bouton::ops::{Context, Layout, Operation, Response};
/// let request: Layout = serde_json::from_str(r#"{"edges": "0-1,1-2,2-0", "shape": "arrows"}"#).unwrap_or_else(|wrong| panic!("{wrong}"));
/// let places = request.run(&mut Context::default())?;
/// assert_eq!(places.data(bouton::Lang::En)["vertices"].as_array().map(Vec::len), Some(3));
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Places {
    places: PlacesData,
}

/// Places of a graph. The unit is the least distance between neighbours.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Places"))]
struct PlacesData {
    /// The vertices but the ground.
    vertices: Vec<VertexPlace>,
    /// The arrows, without repetition; none in a graph on the ground.
    arrows: Vec<ArrowPlace>,
    /// Place of each loop at the ground, from left to right.
    ground_loops: Vec<f64>,
    /// Width, with half a unit beside the outermost vertices.
    width: f64,
    /// Height of the highest point.
    height: f64,
}

/// A vertex with its place.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct VertexPlace {
    /// Its number.
    name: String,
    /// Its place.
    at: Spot,
}

/// An arrow with its way.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ArrowPlace {
    /// Vertex at its beginning.
    from: String,
    /// Vertex at its head.
    to: String,
    /// Points between the two through which it runs; of a loop, the one around which it runs.
    through: Vec<Spot>,
}

/// A place.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Spot {
    /// Distance from the left end.
    x: f64,
    /// Height above the ground, or above the lowest point.
    y: f64,
}

impl From<Point> for Spot {
    fn from(point: Point) -> Spot {
        Spot { x: rounded(point.x), y: rounded(point.y) }
    }
}

/// Rounds to four decimals.
fn rounded(length: f64) -> f64 {
    (length * 1e4).round() / 1e4
}

impl Response for Places {
    fn data(&self, _lang: Lang) -> Value {
        serde_json::to_value(&self.places).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<PlacesData>())
    }
}
