import { route, routes } from '@guildhall/rest-contract'

const { params, success } = routes.toggleBookmark

/** Two routes for testing the mount: one that succeeds, one that fails. */
export const sampleRoutes = {
  greet: route({
    method: 'GET',
    path: '/v0/greetings/:userUuid',
    summary: 'A greeting',
    access: 'public',
    params,
    success,
    problems: {},
    examples: { reply: { bookmarked: true } },
  }),
  leave: route({
    method: 'DELETE',
    path: '/v0/greetings/:userUuid',
    summary: 'No greeting',
    access: 'public',
    params,
    success: { status: 204 },
    problems: { 'not-there': { status: 404, message: 'Not there.' } },
    examples: {},
  }),
}
