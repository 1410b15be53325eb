import { profileCompleteness } from '@guildhall/domain/profiles'
import { useMemo } from 'react'
import { toConversationReader, useConversationCounts, useConversations } from '../../conversations/index.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { ownProfileFromSession } from '../../resume/index.ts'
import { useSignedIn } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { ContractorDashboard } from '../components/index.ts'
import { useCvViews } from '../api/use-cv-views.ts'
import { useVisibilityStats } from '../api/use-visibility-stats.ts'
import { useStillAvailable } from '../api/use-still-available.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The route of the contractor's dashboard. Rule: UI-27. */
export const ContractorDashboardPage = () => {
  usePageTitle(t('Dashboard'))
  const session = useSignedIn()
  const reader = useMemo(() => toConversationReader(session), [session])
  const own = useMemo(() => ownProfileFromSession(session), [session])
  const list = useConversations(reader.side)
  const counts = useConversationCounts()
  const reach = useVisibilityStats()
  const cvOpened = useCvViews(typeof own?.profile.cvUrl === 'string')
  const now = useNow()
  const { isSaving, confirm } = useStillAvailable()
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
