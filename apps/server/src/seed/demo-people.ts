import type { Uuid } from '@guildhall/domain/shared'
import type { Person } from './story-rows.ts'

/** The people and companies of a market by key. */
export interface DemoPeople {
  readonly companies: ReadonlyMap<string, Person>
  readonly members: ReadonlyMap<string, Person & { readonly companyUuid: Uuid }>
  readonly contractors: ReadonlyMap<string, Person>
}
