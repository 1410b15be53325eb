import type { ConversationEntry } from '@guildhall/domain/conversations'
import { Badge } from '@guildhall/ui-kit/Badge'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { Text } from '@guildhall/ui-kit/Text'
import type { ConversationReader } from '../../reader.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { say } from '../../../../shared/i18n/index.ts'

export interface OfferStateProps {
  readonly entry: ConversationEntry
  readonly side: ConversationReader['side']
  readonly now: Date
}

/** What became of an offer, with its date, at the end of the card's first line. Rule: CONV-19. */
export const OfferState = ({ entry, side, now }: OfferStateProps) => {
  const { status, statusAt, expiresAt } = entry.conversation
  const day = formatDay(statusAt, now)
  switch (status) {
    case 'active':
      return (
        <Badge tone="success" icon={glyphs.Check}>
          {say('Accepted {day}', { day })}
        </Badge>
      )
    case 'closed':
      return (
        <Badge tone="success" icon={glyphs.Check}>
          {say('Accepted')}
        </Badge>
      )
    case 'pending':
      return (
        <Text as="span" look="caption" tone="muted">
          {side === 'contractor'
            ? say('Answer by {day}', { day: formatDay(expiresAt, now) })
            : say('Open until {day}', { day: formatDay(expiresAt, now) })}
        </Text>
      )
    case 'declined':
      return <Badge>{say('Declined {day}', { day })}</Badge>
    case 'withdrawn':
      return <Badge>{say('Withdrawn {day}', { day })}</Badge>
    case 'expired':
      return <Badge>{say('Expired {day}', { day })}</Badge>
    default:
      return null
  }
}
