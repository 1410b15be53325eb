import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { hasPermission } from '@guildhall/domain/companies'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Cluster } from '@guildhall/ui-kit/Stack'
import type { ConversationList as List } from '../api/use-conversations.ts'
import type { ConversationReader } from '../reader.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { ConversationList, InboxFrame, ListHeader, ListScroll, ListTabs } from '../components/ConversationList/index.ts'
import { type InboxFilter, type InboxPart, isArchivePart, matchesFilter } from '../inbox-filter.ts'
import { SearchBox } from '../components/ConversationSearch/index.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface MessagesViewProps {
  readonly list: Loadable<List>
  readonly counts: { readonly unread: number; readonly pendingRequests: number }
  readonly reader: ConversationReader
  readonly conversationUuid: string | null
  readonly now: Date
  /** The updates: how many are unread, which one is open, and their list. */
  readonly updates: {
    readonly unread: number
    readonly openUuid: string | null
    readonly renderList: (isArchive: boolean) => ReactNode
  }
  readonly initiallyShown?: InboxPart
  /** Renders what a search for a text finds; `onClear` empties the field. */
  readonly renderSearch: (text: string, onClear: () => void) => ReactNode
  /** The open conversation or update; without one, a placeholder. */
  readonly children?: ReactNode
}

const hrefOf = (uuid: string): string => `/messages/${uuid}`

const nothing: Readonly<Record<InboxFilter, { readonly title: string; readonly text: string }>> = {
  all: { title: t('No conversations yet'), text: '' },
  unread: { title: t('All read'), text: t('New messages show up here.') },
  requests: { title: t('No requests are waiting'), text: t('Every request has its answer.') },
  archived: {
    title: t('Nothing archived'),
    text: t('What you archive is kept here, and comes back with a new message.'),
  },
}

const nextStep = {
  contractor: {
    text: t('When a company sends you a request and you are interested, you talk here.'),
    action: <LinkButton href="/resume?edit=MainProfile">{t('Improve your profile')}</LinkButton>,
  },
  employer: {
    text: t('Send somebody a request. Once they are interested, you talk here.'),
    action: <LinkButton href="/search-results">{t('Find people')}</LinkButton>,
  },
} as const

const nextStepOf = ({ role, side }: ConversationReader): { readonly text: string; readonly action: ReactNode } =>
  side === 'employer' && !hasPermission(role, 'see-shared-conversations')
    ? {
        text: t('Your role does not include conversations. An admin of your company can change that.'),
        action: undefined,
      }
    : nextStep[side]

/** The inbox: its list, and next to it the open conversation or update. Rules: CONV-49, NOTE-9. */
export const MessagesView = ({
  list,
  counts,
  reader,
  conversationUuid,
  now,
  updates,
  initiallyShown = 'all',
  renderSearch,
  children,
}: MessagesViewProps) => {
  const [shown, setShown] = useState<InboxPart>(initiallyShown)
  const isOfUpdates = shown === 'updates' || shown === 'archived-updates'
  /** Null while nothing is searched. */
  const [searched, setSearched] = useState<string | null>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const hasSearched = useRef(false)
  useEffect(() => {
    if (searched === null && hasSearched.current) searchButton.current?.focus()
    hasSearched.current = searched !== null
  }, [searched])
  const [openUpdate, setOpenUpdate] = useState(updates.openUuid)
  if (openUpdate !== updates.openUuid) {
    setOpenUpdate(updates.openUuid)
    // An update that a link opens shows the list that it belongs to.
    if (updates.openUuid !== null && !isOfUpdates) setShown('updates')
  }
  // Deferred, so that React renders the loaded list in slices, without blocking input.
  const hasLoaded = useDeferredValue(list.state !== 'loading')
  const shownList: typeof list = hasLoaded ? list : { state: 'loading' }
  const loaded = shownList.state === 'ready' ? shownList.value.entries : []
  const waiting =
    reader.side === 'contractor'
      ? counts.pendingRequests
      : loaded.filter((entry) => matchesFilter('requests', entry)).length
  const renderConversations = (filter: InboxFilter): ReactNode => (
    <ConversationList
      label={filter === 'archived' ? t('Archived conversations') : t('Conversations')}
      list={shownList}
      shows={(entry) => matchesFilter(filter, entry)}
      reader={reader}
      hrefOf={hrefOf}
      currentUuid={conversationUuid}
      now={now}
      empty={
        <EmptyState
          isFlush
          title={nothing[filter].title}
          {...(filter === 'all' ? { illustration: 'letters' as const, actions: nextStepOf(reader).action } : {})}
        >
          {filter === 'all' ? nextStepOf(reader).text : nothing[filter].text}
        </EmptyState>
      }
    />
  )
  const isArchive = isArchivePart(shown)
  const rows = isOfUpdates ? updates.renderList(isArchive) : renderConversations(shown)
  return (
    <InboxFrame
      label={t('Conversations')}
      openLabel={updates.openUuid === null ? t('The conversation') : t('The update')}
      open={conversationUuid ?? updates.openUuid}
      head={
        <div>
          <ListHeader
            title={isArchive ? t('Archived') : t('Messages')}
            actions={
              isArchive ? (
                <Button variant="quiet" size="sm" onPress={() => setShown(isOfUpdates ? 'updates' : 'all')}>
                  <Icon icon={icons.ArrowLeft} />
                  {t('Inbox')}
                </Button>
              ) : (
                <Cluster gap={0} noWrap>
                  {searched === null && (
                    <IconButton
                      ref={searchButton}
                      label={t('Search messages')}
                      icon={icons.Search}
                      onPress={() => setSearched('')}
                    />
                  )}
                  <IconButton
                    label={t('Archived')}
                    icon={icons.Archive}
                    onPress={() => {
                      setSearched(null)
                      setShown(isOfUpdates ? 'archived-updates' : 'archived')
                    }}
                  />
                </Cluster>
              )
            }
          />
          {searched !== null && <SearchBox text={searched} onChange={setSearched} onClose={() => setSearched(null)} />}
        </div>
      }
      list={
        searched === null ? (
          <ListTabs
            key={isArchive ? 'archive' : 'inbox'}
            label={t('Show')}
            selected={shown}
            onChange={setShown}
            tabs={
              isArchive
                ? [
                    { id: 'archived', label: t('Conversations') },
                    { id: 'archived-updates', label: t('Updates') },
                  ]
                : [
                    { id: 'all', label: t('All') },
                    { id: 'unread', label: t('Unread'), count: counts.unread, isCountEmphasized: true },
                    { id: 'requests', label: t('Requests'), count: waiting },
                    { id: 'updates', label: t('Updates'), count: updates.unread, isCountEmphasized: true },
                  ]
            }
          >
            <PanelBoundary>{rows}</PanelBoundary>
          </ListTabs>
        ) : (
          <ListScroll>
            <PanelBoundary>{renderSearch(searched, () => setSearched(''))}</PanelBoundary>
          </ListScroll>
        )
      }
    >
      <PanelBoundary resetKey={conversationUuid ?? updates.openUuid}>{children}</PanelBoundary>
    </InboxFrame>
  )
}
