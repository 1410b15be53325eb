import { say } from '../../../../shared/i18n/index.ts'
/** Who sees a saved search, and how often its owner hears of it. Rules: SRCH-36, SRCH-38. */
export const visibilities = [
  { id: 'private', label: say('Only me') },
  { id: 'team', label: say('My team'), description: say('Everybody of your company finds it in their list.') },
] as const

export const digests = [
  { id: 'none', label: say('Never') },
  { id: 'daily', label: say('Daily, if somebody is new') },
  { id: 'weekly', label: say('Weekly, if somebody is new') },
] as const
