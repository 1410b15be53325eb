import type { Places } from '@guildhall/domain/reference'
import type { SynonymSource } from '@guildhall/domain/search'
import type { Clock } from '@guildhall/domain/shared'
import type { CallUseCases } from '@guildhall/domain/use-cases'

/** Dependencies of the handlers. */
export interface HandlerDeps {
  readonly useCases: CallUseCases
  readonly places: Pick<Places, 'autocomplete' | 'find' | 'findAddresses' | 'findBest' | 'findTown'>
  readonly clock: Clock
  /** Those of the search index, to highlight what it finds. Default: none. */
  readonly synonyms?: SynonymSource
}
