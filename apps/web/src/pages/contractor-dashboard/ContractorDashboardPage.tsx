import { profileCompleteness } from '@guildhall/domain/profiles'
import { useMemo } from 'react'
import { api } from '../../app/api.ts'
import { readerOf, useConversationCounts, useConversations, useNow } from '../../app/conversations/index.ts'
import { ownProfileOf } from '../../app/profile/from-wire.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ContractorDashboard } from '../../patterns/ContractorDashboard/index.ts'
import { useCvOpened } from './use-cv-opened.ts'
import { useReach } from './use-reach.ts'
import { useStillAvailable } from './use-still-available.ts'
import { say } from '../../words/index.ts'

/** A contractor's home at /dashboard. Rule: UI-27. */
export const ContractorDashboardPage = () => {
  usePageTitle(say('Dashboard'))
  const session = useSignedIn()
  const reader = useMemo(() => readerOf(session), [session])
  const own = useMemo(() => ownProfileOf(session), [session])
  const list = useConversations(reader.side)
  const counts = useConversationCounts()
  const reach = useReach()
  const cvOpened = useCvOpened(typeof own?.profile.cvUrl === 'string')
  const now = useNow()
  const { isSaving, confirm } = useStillAvailable((availability) => api.saveUser({ body: { availability } }))
  if (own === null) return null
  const { profile, hiddenReason } = own
  return (
    <ContractorDashboard
      profile={profile}
      completeness={profileCompleteness(profile)}
      hidden={hiddenReason}
      entries={list.state === 'ready' ? { state: 'ready', value: list.value.entries } : list}
      reach={reach}
      cvOpened={cvOpened}
      counts={counts}
      reader={reader}
      now={now}
      isSavingAvailability={isSaving}
      onStillAvailable={() => confirm(profile.availability ?? 0)}
    />
  )
}
