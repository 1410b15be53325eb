import type { InboxEntry } from '@guildhall/domain/conversations'
import type { VisibilityStats } from '@guildhall/domain/search'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import type { ConversationReader } from '../../conversations/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { formatDay, formatDate } from '../../../shared/format/formats.ts'
import styles from './ContractorDashboard.module.css'
import { CvCard, type CvCardProps } from './CvCard.tsx'
import {
  needsAvailabilityConfirmation,
  formatGreeting,
  formatAvailabilityQuestion,
  noVisibilityMessage,
} from './dashboard-texts.ts'
import { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx'
import { VisibilityCard } from './VisibilityCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { UnreadCard } from './UnreadCard.tsx'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface ContractorDashboardProps extends ProfileCardProps {
  readonly entries: Loadable<readonly InboxEntry[]>
  readonly reach: Loadable<VisibilityStats>
  readonly cvOpened: CvCardProps['opened']
  readonly counts: { readonly unread: number; readonly pendingRequests: number }
  readonly reader: ConversationReader
  readonly now: Date
  readonly isSavingAvailability: boolean
  /** Confirms the availability. */
  readonly onStillAvailable: () => void
}

const shownRows = 5

const only = (
  entries: Loadable<readonly InboxEntry[]>,
  belongs: (entry: InboxEntry) => boolean,
): Loadable<readonly InboxEntry[]> =>
  entries.state === 'ready' ? { state: 'ready', value: entries.value.filter(belongs).slice(0, shownRows) } : entries

const formatConfirmed = (at: Date | null, now: Date): string =>
  at === null ? '' : `${t('You said so on {day}.', { day: formatDay(at, now) })} `

/** The contractor's home page: requests, unread messages, visibility and reach among employers, and next steps. Rule: UI-27. */
export const ContractorDashboard = (props: ContractorDashboardProps) => {
  const { profile, entries, counts, reader, now } = props
  const { availability, availabilityConfirmedAt, cvUrl, cvName } = profile
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <Heading level={1}>
            {formatGreeting(now)}, {profile.firstName}
          </Heading>
          <Text tone="muted">{formatDate(now)}</Text>
        </div>
        <LinkButton href="/resume?see=employer">
          <Icon icon={icons.Eye} />
          {t('See your profile as an employer')}
        </LinkButton>
      </header>
      {availability !== null && needsAvailabilityConfirmation(profile, now) && (
        <Banner
          className={styles['ask']}
          title={formatAvailabilityQuestion(availability)}
          actions={
            <>
              <Button size="sm" isPending={props.isSavingAvailability} onPress={props.onStillAvailable}>
                {t('Yes, still')}
              </Button>
              <LinkButton variant="quiet" size="sm" href="/resume?edit=MainProfile">
                {t('Change')}
              </LinkButton>
            </>
          }
        >
          {t('{said}A fresh date keeps you high in searches.', { said: formatConfirmed(availabilityConfirmedAt, now) })}
        </Banner>
      )}
      <div className={styles['columns']}>
        <Stack gap={5}>
          <PanelBoundary>
            <RequestsCard
              entries={only(entries, ({ conversation, archived }) => conversation.status === 'pending' && !archived)}
              count={counts.pendingRequests}
              reader={reader}
              now={now}
            />
          </PanelBoundary>
          <PanelBoundary>
            <UnreadCard
              entries={only(entries, ({ unreadCount }) => unreadCount > 0)}
              count={counts.unread}
              reader={reader}
              now={now}
            />
          </PanelBoundary>
          <PanelBoundary>
            <VisibilityCard reach={props.reach} unseen={noVisibilityMessage(props)} now={now} />
          </PanelBoundary>
        </Stack>
        <Stack as="aside" gap={5} aria-label={t('Your profile')}>
          <PanelBoundary>
            <ProfileCard profile={profile} completeness={props.completeness} hidden={props.hidden} />
          </PanelBoundary>
          {cvUrl !== null && cvName !== null && (
            <PanelBoundary>
              <CvCard url={cvUrl} name={cvName} opened={props.cvOpened} now={now} />
            </PanelBoundary>
          )}
        </Stack>
      </div>
    </div>
  )
}
