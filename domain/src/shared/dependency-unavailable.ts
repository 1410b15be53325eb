/**
 * Something that the product needs does not answer now, and the same request may work later: the one exception that an
 * adapter throws on purpose. Becomes 503 with Retry-After. Rule: API-14.
 */
export class DependencyUnavailable extends Error {
  override readonly name = 'DependencyAway'
  /** What is away, as an operator knows it: 'postgres', 'opensearch', 'nats'. */
  readonly dependency: string

  constructor(dependency: string, options?: { readonly cause?: unknown }) {
    super(`${dependency} does not answer`, options)
    this.dependency = dependency
  }
}
