import type { Places } from '@guildhall/domain/reference'
import type { Clock } from '@guildhall/domain/shared'
import type { CallUseCases } from '@guildhall/domain/use-cases'

/** Dependencies of the handlers. */
export interface HandlerDeps {
  readonly useCases: CallUseCases
  readonly places: Pick<Places, 'autocomplete' | 'find'>
  readonly clock: Clock
}
