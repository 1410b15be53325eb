import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import type { ConversationList as List } from '../api/use-conversations.ts'
import type { ConversationReader } from '../reader.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { ConversationList, InboxFrame, ListHeader, ListScroll, ListTabs } from '../components/ConversationList/index.ts'
import { matchesFilter, type InboxFilter } from '../inbox-filter.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface MessagesViewProps {
  readonly list: Loadable<List>
  readonly counts: { readonly unread: number; readonly pendingRequests: number }
  readonly reader: ConversationReader
  readonly conversationUuid: string | null
  readonly now: Date
  readonly initiallyShown?: InboxFilter
  /** The open conversation; without one, a placeholder. */
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

/** The inbox: its list, and next to it the open conversation. Rule: CONV-49. */
export const MessagesView = ({
  list,
  counts,
  reader,
  conversationUuid,
  now,
  initiallyShown = 'all',
  children,
}: MessagesViewProps) => {
  const [shown, setShown] = useState<InboxFilter>(initiallyShown)
  const loaded = list.state === 'ready' ? list.value.entries : []
  const waiting =
    reader.side === 'contractor'
      ? counts.pendingRequests
      : loaded.filter((entry) => matchesFilter('requests', entry)).length
  const content = nothing[shown]
  const conversations = (
    <ConversationList
      label={shown === 'archived' ? t('Archived conversations') : t('Conversations')}
      list={list}
      shows={(entry) => matchesFilter(shown, entry)}
      reader={reader}
      hrefOf={hrefOf}
      currentUuid={conversationUuid}
      now={now}
      empty={
        <EmptyState
          isFlush
          title={content.title}
          {...(shown === 'all' ? { illustration: 'letters' as const, actions: nextStep[reader.side].action } : {})}
        >
          {shown === 'all' ? nextStep[reader.side].text : content.text}
        </EmptyState>
      }
    />
  )
  const isArchive = shown === 'archived'
  return (
    <InboxFrame
      label={t('Conversations')}
      openLabel={t('The conversation')}
      open={conversationUuid}
      head={
        <ListHeader
          title={isArchive ? t('Archived') : t('Messages')}
          actions={
            isArchive ? (
              <Button variant="quiet" size="sm" onPress={() => setShown('all')}>
                <Icon icon={icons.ArrowLeft} />
                {t('Inbox')}
              </Button>
            ) : (
              <IconButton label={t('Archived')} icon={icons.Archive} onPress={() => setShown('archived')} />
            )
          }
        />
      }
      list={
        isArchive ? (
          <ListScroll>
            <PanelBoundary>{conversations}</PanelBoundary>
          </ListScroll>
        ) : (
          <ListTabs
            label={t('Show')}
            selected={shown}
            onChange={setShown}
            tabs={[
              { id: 'all', label: t('All') },
              { id: 'unread', label: t('Unread'), count: counts.unread, isCountEmphasized: true },
              { id: 'requests', label: t('Requests'), count: waiting },
            ]}
          >
            <PanelBoundary>{conversations}</PanelBoundary>
          </ListTabs>
        )
      }
    >
      <PanelBoundary resetKey={conversationUuid}>{children}</PanelBoundary>
    </InboxFrame>
  )
}
