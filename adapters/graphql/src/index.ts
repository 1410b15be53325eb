export type { GraphqlCaller, PersonCaller } from './access/callers.ts'
export { createGraphqlServer, type GraphqlServer, type GraphqlServerDeps } from './create-graphql-server.ts'
