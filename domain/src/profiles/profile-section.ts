import type { Uuid } from '../shared/index.ts'
import type { ProfileList } from './entries/list-items.ts'

/** A section of a profile that is saved separately; for entries with 'new' or the uuid of an existing one. Rule: PROF-11. */
export type ProfileSection = 'main-profile' | ProfileList | `${'work' | 'education'}:${Uuid}`

/** The pattern of the names of sections. */
export const PROFILE_SECTION_PATTERN = String.raw`^(?:main-profile|industries|skills|languages|(?:work|education):(?:new|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))$`
