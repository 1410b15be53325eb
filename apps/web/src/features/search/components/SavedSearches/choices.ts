import { t } from '../../../../shared/i18n/index.ts'
/** The visibility of a saved search, and how often its owner receives a digest. Rules: SRCH-36, SRCH-38. */
export const visibilities = [
  { id: 'private', label: t('Only me') },
  { id: 'team', label: t('My team'), description: t('Everybody of your company finds it in their list.') },
] as const

export const digests = [
  { id: 'none', label: t('Never') },
  { id: 'daily', label: t('Daily, if somebody is new') },
  { id: 'weekly', label: t('Weekly, if somebody is new') },
] as const
