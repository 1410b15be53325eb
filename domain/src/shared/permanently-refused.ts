/**
 * A dependency refuses for good what it was given; the same again would be refused again, and nothing else is affected. A job that throws it is
 * parked at once. Rule: SRCH-87.
 */
export class PermanentlyRefused extends Error {
  override readonly name = 'PermanentlyRefused'
  /** The dependency, by the name that operators use: 'opensearch'. */
  readonly dependency: string
  /** What was refused, by its id, and why. */
  readonly reasons: ReadonlyMap<string, string>

  constructor(dependency: string, reasons: ReadonlyMap<string, string>) {
    const [first] = reasons
    super(`${dependency} refuses ${reasons.size}: ${first === undefined ? 'no reason given' : first.join(': ')}`)
    this.dependency = dependency
    this.reasons = reasons
  }
}
