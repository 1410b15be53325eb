import type { Uuid } from '../shared/index.ts'
import type { ProfileList } from './entries/list-items.ts'

/** A section of a profile that is saved separately; for entries with 'new' or the uuid of an existing one. Rule: PROF-11. */
export type ProfileSection = 'main-profile' | ProfileList | `${'work' | 'education'}:${Uuid}`
