import { routes, type Route } from '@guildhall/rest-contract'

/** A call of the table with its name. */
export interface NamedRoute {
  readonly name: string
  readonly route: Route
}

/** Every call of the API. */
export const everyRoute: readonly NamedRoute[] = Object.entries<Route>(routes).map(([name, route]) => ({ name, route }))

/** The calls that a condition holds for, as rows for a table of tests. */
export const routesWhere = (holds: (route: Route) => boolean): readonly (readonly [name: string, route: Route])[] =>
  everyRoute.filter(({ route }) => holds(route)).map(({ name, route }) => [name, route])

/** A call's path with every parameter filled with the same, whatever it means. */
export const pathWith = ({ path }: Route, parameter: string): string => path.replace(/:[A-Za-z]+/g, parameter)

/** A call's path with each parameter filled: provider and section with one that there is, ids with the one that is given. */
export const pathOf = (route: Route, parameter: string): string =>
  route.path
    .replace(':provider', 'stripe')
    .replace(':section', 'main-profile')
    .replace(/:[A-Za-z]+/g, parameter)

/** A call with the body of its example, as JSON or as a form. */
export const sendingExample = (route: Route, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: route.method,
  ...(route.body === undefined
    ? { headers }
    : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(route.examples.body) }),
})

export const bearer = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` })
