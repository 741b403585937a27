//! Messages of the protocol.

use crate::call::{Call, Works};
use crate::{Options, TOOLS, resources, tools};
use bouton::ops::{Received, Session, find};
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation,
    ListResourceTemplatesResult, ListResourcesResult, ListToolsResult, PaginatedRequestParams,
    ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult, ServerCapabilities, ServerConfig,
    Tool,
};
use rmcp::service::RequestContext;
use rmcp::{RoleServer, ServerHandler};
use serde_json::Value;
use std::io;
use std::sync::Arc;
use words::mcp;

/// A server, which answers the messages of one client.
pub struct Server {
    options: Options,
    session: Arc<Session>,
    works: Arc<Works>,
    tools: Vec<Tool>,
}

impl Server {
    /// A server for files of the folder in the options, which has to exist.
    pub fn new(options: Options) -> io::Result<Server> {
        let session = Arc::new(Session::within(&options.folder)?);
        let tools = tools::tools(options.lang);
        Ok(Server { options, session, works: Arc::default(), tools })
    }

    /// Calls that are being answered.
    pub(crate) fn works(&self) -> Arc<Works> {
        self.works.clone()
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new("bouton", env!("CARGO_PKG_VERSION")))
            .with_instructions(mcp::INSTRUCTIONS.get(self.options.lang))
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.tools.clone()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let entry = find(&request.name).filter(|entry| TOOLS.contains(&entry.name));
        let Some(entry) = entry else {
            let message = mcp::no_tool(&request.name).get(self.options.lang).to_owned();
            return Err(ErrorData::invalid_params(message, None));
        };
        let arguments = Value::from(request.arguments.unwrap_or_default()).to_string();
        let received = Received::parse(arguments.as_bytes());
        let call = Call { entry, received, options: self.options.clone(), session: self.session.clone() };
        let answered = self.works.answer(call, &context).await;
        let (data, failed) = match answered {
            Ok(data) => (data, false),
            Err(data) => (data, true),
        };
        let content = vec![ContentBlock::text(data.to_string())];
        let mut result = match failed {
            false => CallToolResult::success(content),
            true => CallToolResult::error(content),
        };
        result.structured_content = Some(data);
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(resources::all(self.options.lang)))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        Ok(ListResourceTemplatesResult::with_all_items(resources::templates(self.options.lang)))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        match resources::read(&request.uri, self.options.lang) {
            Some(contents) => Ok(ReadResourceResult::new(vec![contents]).into()),
            None => {
                let message = mcp::no_resource(&request.uri).get(self.options.lang).to_owned();
                Err(ErrorData::resource_not_found(message, None))
            }
        }
    }
}
