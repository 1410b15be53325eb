import { routes, type Route } from '@guildhall/rest-contract'

/** A route with its name. */
export interface NamedRoute {
  readonly name: string
  readonly route: Route
}

/** Every route of the API. */
export const everyRoute: readonly NamedRoute[] = Object.entries<Route>(routes).map(([name, route]) => ({ name, route }))

/** The routes that meet a condition, as rows for `it.each`. */
export const routesWhere = (holds: (route: Route) => boolean): readonly (readonly [name: string, route: Route])[] =>
  everyRoute.filter(({ route }) => holds(route)).map(({ name, route }) => [name, route])

/** A route's path with the same value for every parameter. */
export const fillPath = ({ path }: Route, parameter: string): string => path.replace(/:[A-Za-z]+/g, parameter)

/** A route's path with valid values for provider, section, list and entry, and this id for all other parameters. */
export const fillIds = (route: Route, parameter: string): string =>
  route.path
    .replace(':provider', 'stripe')
    .replace(':section', 'main-profile')
    .replace(':list', 'skills')
    .replace(':code', 'kafka')
    .replace(/:[A-Za-z]+/g, parameter)

/** A request with the body of the route's example. */
export const toExampleRequest = (route: Route, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: route.method,
  ...(route.body === undefined
    ? { headers }
    : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(route.examples.body) }),
})

export const bearerHeader = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` })
