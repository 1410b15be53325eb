/**
 * A dependency does not respond now, and the same request may succeed later: the only exception that adapters throw on purpose. Becomes 503
 * with Retry-After. Rule: API-14.
 */
export class DependencyUnavailable extends Error {
  override readonly name = 'DependencyUnavailable'
  /** The dependency, by the name that operators use: 'postgres', 'opensearch', 'nats'. */
  readonly dependency: string

  constructor(dependency: string, options?: { readonly cause?: unknown }) {
    super(`${dependency} does not answer`, options)
    this.dependency = dependency
  }
}
