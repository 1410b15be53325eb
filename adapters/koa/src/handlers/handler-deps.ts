import type { Places } from '@guildhall/domain/reference'
import type { Clock } from '@guildhall/domain/shared'
import type { CallUseCases } from '@guildhall/domain/use-cases'

/** What handlers call. */
export interface HandlerDeps {
  readonly useCases: CallUseCases
  readonly places: Pick<Places, 'autocomplete' | 'find'>
  readonly clock: Clock
}
