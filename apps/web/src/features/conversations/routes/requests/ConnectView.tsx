import { type ReactNode, useState } from 'react'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import type { ConversationList as List } from '../../api/use-conversations.ts'
import type { ConversationReader } from '../../reader.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { ConversationList, InboxFrame, ListHeader, ListTabs } from '../../components/ConversationList/index.ts'
import { getRequestTab, type RequestTab } from './request-tab.ts'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ConnectViewProps {
  readonly list: Loadable<List>
  /** The number of requests that wait for an answer. */
  readonly pendingRequests: number
  readonly reader: ConversationReader
  readonly conversationUuid: string | null
  readonly now: Date
  readonly initialPart?: RequestTab
  readonly children?: ReactNode
}

const hrefOf = (uuid: string): string => `/connect/${uuid}`

/** A contractor's contact requests, pending and answered, and the open one. Rule: UI-33. */
export const ConnectView = ({
  list,
  pendingRequests,
  reader,
  conversationUuid,
  now,
  initialPart = 'waiting',
  children,
}: ConnectViewProps) => {
  const [part, setPart] = useState<RequestTab>(initialPart)
  const empty =
    part === 'waiting' ? (
      <EmptyState
        isFlush
        illustration="letters"
        title={t('No requests are waiting')}
        actions={<LinkButton href="/resume?edit=MainProfile">{t('Improve your profile')}</LinkButton>}
      >
        {t('Companies that would like to talk to you ask here first. A complete profile is found more often.')}
      </EmptyState>
    ) : (
      <EmptyState isFlush title={t('Nothing answered yet')}>
        {t('Requests that you answered, and those that ended, are kept here.')}
      </EmptyState>
    )
  return (
    <InboxFrame
      label={t('Requests')}
      openLabel={t('The request')}
      open={conversationUuid}
      head={<ListHeader title={t('Requests')} />}
      list={
        <ListTabs
          label={t('Show')}
          selected={part}
          onChange={setPart}
          tabs={[
            { id: 'waiting', label: t('Waiting'), count: pendingRequests, isCountEmphasized: true },
            { id: 'answered', label: t('Answered') },
          ]}
        >
          <PanelBoundary>
            <ConversationList
              label={part === 'waiting' ? t('Requests that wait for your answer') : t('Answered requests')}
              list={list}
              shows={(entry) => getRequestTab(entry) === part}
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
