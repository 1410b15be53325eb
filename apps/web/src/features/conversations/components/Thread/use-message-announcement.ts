import { useState } from 'react'
import type { ConversationReader } from '../../reader.ts'
import type { OpenConversation } from '../../api/from-wire.ts'
import { getAuthor } from '../../conversation-labels.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The screen reader announcement of a message that arrives in the open conversation; '' before the first. */
export function useMessageAnnouncement({ entry, messages }: OpenConversation, reader: ConversationReader): string {
  const newest = messages.items.at(-1)
  const sequence = newest?.sequence ?? 0
  const [seen, setSeen] = useState(sequence)
  const [announcement, setAnnouncement] = useState('')
  if (sequence > seen && newest !== undefined) {
    setSeen(sequence)
    const { senderUuid, body, kind } = newest
    const isOwn = senderUuid === reader.accountUuid
    if (kind === 'text' && senderUuid !== null) {
      setAnnouncement(
        isOwn
          ? t('Message sent')
          : t('New message from {name}: {body}', { name: getAuthor(entry, senderUuid, reader).name, body }),
      )
    } else setAnnouncement(body)
  }
  return announcement
}
