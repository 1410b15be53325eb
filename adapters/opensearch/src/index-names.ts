import { DependencyUnavailable } from '@guildhall/domain/shared'

/** Index names of one product on a possibly shared cluster. */
export interface IndexNames {
  /** The alias for searches and writes: it points to one index, or to none before the first is whole. */
  readonly live: string
  /** The alias of the index being built; absent otherwise. */
  readonly building: string
  /** The alias of indexes that were replaced, and are deleted once the last searches of them have ended. */
  readonly retired: string
  /** An index that is made empty; always the same name, so that two processes create one. */
  readonly first: string
  /** A name for an index whose build starts at the instant. */
  built(instant: number, chance: string): string
}

export const createIndexNames = (prefix: string): IndexNames => ({
  live: `${prefix}users`,
  building: `${prefix}users-building`,
  retired: `${prefix}users-retired`,
  first: `${prefix}users-first`,
  built: (instant, chance) => `${prefix}users-${instant.toString(36)}-${chance}`,
})

/** There is no live index: it is being built, or has vanished. */
export const missingIndex = ({ live }: IndexNames): DependencyUnavailable =>
  new DependencyUnavailable('opensearch', { cause: new Error(`There is no index ${live} yet`) })
