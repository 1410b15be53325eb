import type { ChecklistItem } from '@guildhall/domain/companies'
import { memo, type ReactNode, Suspense, useRef } from 'react'
import type { CompanyWire, ConversationWire } from '@guildhall/rest-contract/client'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { type BookmarkView, offerTerms } from '../../candidates/index.ts'
import type { HistoryView } from '../../search/index.ts'
import { offerFromWire, type RequestsLeft } from '../../conversations/index.ts'
import { canSearch } from '../../../shared/access/can-search.ts'
import { type Loadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import type { TeamView } from '../../team/index.ts'
import { formatDay, formatDate, formatWhen } from '../../../shared/format/formats.ts'
import { Checklist, ChecklistFailed, ChecklistSkeleton } from '../../getting-started/index.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { BookmarksCard } from './BookmarksCard.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { PlanCard } from './PlanCard.tsx'
import { TeamCard } from './TeamCard.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import styles from './EmployerDashboard.module.css'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface EmployerDashboardProps {
  readonly firstName: string
  readonly now: Date
  readonly company: CompanyWire
  /** The query bar, which may suspend; null before it is requested, and for roles that may not search. */
  readonly search: ReactNode
  readonly history: Loadable<readonly HistoryView[]>
  readonly conversations: Loadable<readonly ConversationWire[]>
  readonly unread: number
  readonly bookmarks: Loadable<readonly BookmarkView[]>
  /** The number of contact requests left today; null if there is no limit, or it has not loaded. */
  readonly requests: RequestsLeft | null
  readonly team: Loadable<TeamView>
  /** The getting-started checklist; null once it is completed or dismissed. */
  readonly steps: Loadable<readonly ChecklistItem[]> | null
  readonly onPutAway: () => void
}

const shown = 4

const greeting = (now: Date): string => {
  const hour = now.getHours()
  return hour < 12 ? t('Good morning') : hour < 18 ? t('Good afternoon') : t('Good evening')
}

const personOf = ({ contractor }: ConversationWire) => ({
  uuid: contractor.uuid,
  name: `${contractor.firstName} ${contractor.lastName}`,
  title: contractor.title,
  picture: contractor.picture,
})

/** The employer's home page: search, replies, pending requests, bookmarks, and the plan. Rules: UI-28, UI-65. */
export const EmployerDashboard = memo((props: EmployerDashboardProps) => {
  const {
    firstName,
    now,
    company,
    search,
    history,
    conversations,
    unread,
    bookmarks,
    requests,
    team,
    steps,
    onPutAway,
  } = props
  const maySearch = canSearch({ company })
  const side = useRef<HTMLElement>(null)
  const replies = mapLoadable(conversations, (all) =>
    all.filter(({ status, messages }) => status === 'active' && messages.some(({ own }) => !own)).slice(0, shown),
  )
  const waiting = mapLoadable(conversations, (all) => all.filter(({ status }) => status === 'pending').slice(0, shown))
  return (
    <div className={styles['page']}>
      <header>
        <Heading level={1}>
          {greeting(now)}, <bdi>{firstName}</bdi>
        </Heading>
        <Text tone="muted">{formatDate(now)}</Text>
      </header>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {maySearch && <SearchCard search={search} history={history} now={now} />}
          <DashboardCard
            title={t('Replies')}
            items={replies}
            count={unread}
            countOf="unread"
            more={{ href: '/messages', label: t('Messages') }}
            empty={<p>{t('Nobody has answered yet. Replies come here as soon as they are sent.')}</p>}
          >
            {(one) => (
              <ConversationRow
                key={one.uuid}
                person={personOf(one)}
                href={`/messages/${one.uuid}`}
                words={one.messages.findLast(({ own }) => !own)?.message ?? one.offer_content.description}
                tone="success"
                status={t('In conversation since {day}', { day: formatDay(one.statusAt, now) })}
                aside={formatWhen(one.messages.at(-1)?.sentAt ?? one.statusAt, now)}
              />
            )}
          </DashboardCard>
          <DashboardCard
            title={t('Waiting for answers')}
            items={waiting}
            more={{ href: '/messages', label: t('All requests') }}
            empty={
              maySearch ? (
                <>
                  <p>{t('No request is waiting. Find somebody and send an opportunity.')}</p>
                  <LinkButton href="/search-results">{t('Search people')}</LinkButton>
                </>
              ) : (
                <p>{t('No request is waiting.')}</p>
              )
            }
          >
            {(one) => (
              <ConversationRow
                key={one.uuid}
                person={personOf(one)}
                href={`/messages/${one.uuid}`}
                words={offerTerms(offerFromWire(one.offer_content))}
                tone="warning"
                status={t('Request pending since {day}', { day: formatDay(one.statusAt, now) })}
                aside={`${one.readByOther > 0 ? t('Opened, expires') : t('Expires')} ${formatDay(one.expiresAt, now)}`}
              />
            )}
          </DashboardCard>
          {maySearch &&
            (company.entitlements.bookmarks ? (
              <BookmarksCard bookmarks={bookmarks} now={now} />
            ) : (
              <Card title={t('Bookmarks')}>
                <Text tone="muted" variant="prose">
                  {t('Keep people for later, with your team’s notes. Bookmarks come with a subscription.')}
                </Text>
              </Card>
            ))}
        </div>
        <aside className={styles['side']} aria-label={t('Your company')} tabIndex={-1} ref={side}>
          {steps !== null && (
            <PanelBoundary>
              <FirstSteps
                steps={steps}
                onPutAway={() => {
                  // The button is removed together with its card: move the focus to where the card was.
                  side.current?.focus()
                  onPutAway()
                }}
              />
            </PanelBoundary>
          )}
          <PanelBoundary>
            <PlanCard
              company={company}
              now={now}
              requests={requests}
              seats={team.state === 'ready' ? team.value.seats : null}
            />
          </PanelBoundary>
          <PanelBoundary>
            <TeamCard team={team} />
          </PanelBoundary>
        </aside>
      </div>
    </div>
  )
})

const SearchCard = ({ search, history, now }: Pick<EmployerDashboardProps, 'search' | 'history' | 'now'>) => (
  <Card isFlush>
    <div className={styles['searchBox']}>
      <PanelBoundary>
        {/* A boundary of its own, which shows its fallback: one that shows something already would hold up the other cards. */}
        {search === null ? <SearchSkeleton /> : <Suspense fallback={<SearchSkeleton />}>{search}</Suspense>}
      </PanelBoundary>
    </div>
    <PanelBoundary>
      <RecentSearches history={history} now={now} />
    </PanelBoundary>
  </Card>
)

const SearchSkeleton = () => <div className={styles['searchSkeleton']} />

const FirstSteps = ({
  steps,
  onPutAway,
}: {
  readonly steps: Loadable<readonly ChecklistItem[]>
  readonly onPutAway: () => void
}) => {
  if (steps.state === 'loading') return <ChecklistSkeleton />
  if (steps.state === 'failed') return <ChecklistFailed {...steps} />
  return <Checklist steps={steps.value} onPutAway={onPutAway} />
}
