import type { ConversationWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import type { ConversationReader } from '../reader.ts'
import type { OutgoingMessage } from '../api/outbox.ts'
import { contractorReader, sampleEntries, sampleNow, talking } from './index.ts'
import { ConversationView, type ConversationViewProps } from '../routes/ConversationView.tsx'

const nothing = (): void => undefined

/** An outgoing message that is being sent, or failed. */
export const sampleOutgoing = (body: string, state: OutgoingMessage['state']): OutgoingMessage => ({
  clientId: body,
  conversationUuid: talking.uuid,
  body,
  docs: [],
  state,
  reason: state === 'failed' ? 'You seem to be offline.' : null,
  at: new Date('2026-11-20T14:02:00.000Z'),
})

/** An inbox with all its pages loaded. */
export const sampleList = (wires: readonly ConversationWire[], side: ConversationReader['side'] = 'contractor') => ({
  state: 'ready' as const,
  value: { entries: sampleEntries(wires, side), hasMore: false, isLoadingMore: false, onLoadMore: nothing },
})

type OpenProps = Partial<ConversationViewProps> & Pick<ConversationViewProps, 'open'>

/** A conversation that can be written in, with state as in the real page. */
export const Open = (props: OpenProps) => {
  const [draft, setDraft] = useState(props.draft ?? '')
  const [sent, setSent] = useState<readonly OutgoingMessage[]>(props.outgoing ?? [])
  return (
    <ConversationView
      reader={contractorReader}
      now={sampleNow}
      news={null}
      isLoadingOlder={false}
      onLoadOlder={nothing}
      onRetry={nothing}
      onDiscard={nothing}
      onArchive={nothing}
      onAnswer={() => Promise.resolve(null)}
      onStatus={nothing}
      isChanging={false}
      backHref="/messages"
      backLabel="Back to messages"
      {...props}
      draft={draft}
      onDraft={setDraft}
      outgoing={sent}
      onSend={(body) => {
        setSent([...sent, { ...sampleOutgoing(body, 'sending'), clientId: `${sent.length}` }])
        setDraft('')
      }}
    />
  )
}
