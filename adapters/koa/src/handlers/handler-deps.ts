import type { Places } from '@guildhall/domain/reference'
import type { Clock } from '@guildhall/domain/shared'
import type { UseCases } from '../use-cases.ts'

/** What handlers call. */
export interface HandlerDeps {
  readonly useCases: UseCases
  readonly places: Pick<Places, 'autocomplete' | 'find'>
  readonly clock: Clock
}
