import { type ReactNode, useState } from 'react'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import type { ConversationList as List } from '../../api/use-conversations.ts'
import type { ConversationReader } from '../../reader.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { ConversationList, InboxFrame, ListHead, ListTabs } from '../../components/ConversationList/index.ts'
import { partOf, type RequestPart } from './requests-of.ts'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

export interface ConnectViewProps {
  readonly list: Loadable<List>
  /** How many requests wait for an answer. */
  readonly pendingRequests: number
  readonly reader: ConversationReader
  readonly conversationUuid: string | null
  readonly now: Date
  readonly initialPart?: RequestPart
  readonly children?: ReactNode
}

const hrefOf = (uuid: string): string => `/connect/${uuid}`

/** A contractor's contact requests: those that wait and those that were answered, and the one that is open. Rule: UI-33. */
export const ConnectView = ({
  list,
  pendingRequests,
  reader,
  conversationUuid,
  now,
  initialPart = 'waiting',
  children,
}: ConnectViewProps) => {
  const [part, setPart] = useState<RequestPart>(initialPart)
  const empty =
    part === 'waiting' ? (
      <EmptyState
        isFlush
        drawing="letters"
        title={say('No requests are waiting')}
        actions={<LinkButton href="/resume?edit=MainProfile">{say('Improve your profile')}</LinkButton>}
      >
        {say('Companies that would like to talk to you ask here first. A complete profile is found more often.')}
      </EmptyState>
    ) : (
      <EmptyState isFlush title={say('Nothing answered yet')}>
        {say('Requests that you answered, and those that ended, are kept here.')}
      </EmptyState>
    )
  return (
    <InboxFrame
      label={say('Requests')}
      openLabel={say('The request')}
      open={conversationUuid}
      head={<ListHead title={say('Requests')} />}
      list={
        <ListTabs
          label={say('Show')}
          selected={part}
          onChange={setPart}
          tabs={[
            { id: 'waiting', label: say('Waiting'), count: pendingRequests, isCountNew: true },
            { id: 'answered', label: say('Answered') },
          ]}
        >
          <PanelBoundary>
            <ConversationList
              label={part === 'waiting' ? say('Requests that wait for your answer') : say('Answered requests')}
              list={list}
              shows={(entry) => partOf(entry) === part}
              reader={reader}
              hrefOf={hrefOf}
              currentUuid={conversationUuid}
              now={now}
              empty={empty}
            />
          </PanelBoundary>
        </ListTabs>
      }
    >
      <PanelBoundary resetKey={conversationUuid}>{children}</PanelBoundary>
    </InboxFrame>
  )
}
