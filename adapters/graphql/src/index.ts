export { streamChannel as channelStream, type ChannelStreamDeps, type StreamEvent } from './channel-stream.ts'
export { createGraphqlServer, type GraphqlServer, type GraphqlServerDeps } from './create-graphql-server.ts'
