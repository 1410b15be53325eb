import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import type { ConversationList as List } from '../api/use-conversations.ts'
import type { ConversationReader } from '../reader.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { ConversationList, InboxFrame, ListHead, ListScroll, ListTabs } from '../components/ConversationList/index.ts'
import { belongsTo, type Shown } from '../shown.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { say } from '../../../shared/i18n/index.ts'

export interface MessagesViewProps {
  readonly list: Loadable<List>
  readonly counts: { readonly unread: number; readonly pendingRequests: number }
  readonly reader: ConversationReader
  readonly conversationUuid: string | null
  readonly now: Date
  readonly initiallyShown?: Shown
  /** The open conversation; where none is, a word of welcome stands. */
  readonly children?: ReactNode
}

const hrefOf = (uuid: string): string => `/messages/${uuid}`

const nothing: Readonly<Record<Shown, { readonly title: string; readonly text: string }>> = {
  all: { title: say('No conversations yet'), text: '' },
  unread: { title: say('All read'), text: say('New messages show up here.') },
  requests: { title: say('No requests are waiting'), text: say('Every request has its answer.') },
  archived: {
    title: say('Nothing archived'),
    text: say('What you archive is kept here, and comes back with a new message.'),
  },
}

const wayOn = {
  contractor: {
    text: say('When a company sends you a request and you are interested, you talk here.'),
    action: <LinkButton href="/resume?edit=MainProfile">{say('Improve your profile')}</LinkButton>,
  },
  employer: {
    text: say('Send somebody a request. Once they are interested, you talk here.'),
    action: <LinkButton href="/search-results">{say('Find people')}</LinkButton>,
  },
} as const

/** The inbox: its list, and beside it the conversation that is open. Rule: CONV-49. */
export const MessagesView = ({
  list,
  counts,
  reader,
  conversationUuid,
  now,
  initiallyShown = 'all',
  children,
}: MessagesViewProps) => {
  const [shown, setShown] = useState<Shown>(initiallyShown)
  const loaded = list.state === 'ready' ? list.value.entries : []
  const waiting =
    reader.side === 'contractor'
      ? counts.pendingRequests
      : loaded.filter((entry) => belongsTo('requests', entry)).length
  const said = nothing[shown]
  const conversations = (
    <ConversationList
      label={shown === 'archived' ? say('Archived conversations') : say('Conversations')}
      list={list}
      shows={(entry) => belongsTo(shown, entry)}
      reader={reader}
      hrefOf={hrefOf}
      currentUuid={conversationUuid}
      now={now}
      empty={
        <EmptyState
          isFlush
          title={said.title}
          {...(shown === 'all' ? { drawing: 'letters' as const, actions: wayOn[reader.side].action } : {})}
        >
          {shown === 'all' ? wayOn[reader.side].text : said.text}
        </EmptyState>
      }
    />
  )
  const isArchive = shown === 'archived'
  return (
    <InboxFrame
      label={say('Conversations')}
      openLabel={say('The conversation')}
      open={conversationUuid}
      head={
        <ListHead
          title={isArchive ? say('Archived') : say('Messages')}
          actions={
            isArchive ? (
              <Button look="quiet" size="sm" onPress={() => setShown('all')}>
                <Icon of={glyphs.ArrowLeft} />
                {say('Inbox')}
              </Button>
            ) : (
              <IconButton label={say('Archived')} icon={glyphs.Archive} onPress={() => setShown('archived')} />
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
            label={say('Show')}
            selected={shown}
            onChange={setShown}
            tabs={[
              { id: 'all', label: say('All') },
              { id: 'unread', label: say('Unread'), count: counts.unread, isCountNew: true },
              { id: 'requests', label: say('Requests'), count: waiting },
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
