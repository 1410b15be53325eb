/** A service that the product depends on, and a check whether it responds. */
export interface Dependency {
  readonly name: string
  /** False if the product works without it. */
  readonly needed: boolean
  check(): Promise<boolean>
}

export interface DependencyState {
  readonly name: string
  readonly needed: boolean
  readonly up: boolean
  /** How long the check took. */
  readonly seconds: number
}

/** Checks all at once. */
export const checkDependencies = (dependencies: readonly Dependency[]): Promise<readonly DependencyState[]> =>
  Promise.all(
    dependencies.map(async ({ check, name, needed }) => {
      const started = performance.now()
      const up = await isUp(check)
      return { name, needed, up, seconds: (performance.now() - started) / 1_000 }
    }),
  )

/** A check that throws or takes over two seconds counts as down. */
async function isUp(check: () => Promise<boolean>): Promise<boolean> {
  const deadline = AbortSignal.timeout(2000)
  const timeout = new Promise<boolean>((resolve) =>
    deadline.addEventListener('abort', () => resolve(false), { once: true }),
  )
  return Promise.race([check().catch(() => false), timeout])
}
