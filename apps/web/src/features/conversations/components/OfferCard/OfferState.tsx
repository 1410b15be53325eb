import type { ConversationEntry } from '@guildhall/domain/conversations'
import { Badge } from '@guildhall/ui-kit/Badge'
import { icons } from '@guildhall/ui-kit/Icon'
import { Text } from '@guildhall/ui-kit/Text'
import type { ConversationReader } from '../../reader.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface OfferStateProps {
  readonly entry: ConversationEntry
  readonly side: ConversationReader['side']
  readonly now: Date
}

/** The outcome of an offer, with its date, at the end of the card's first line. Rule: CONV-19. */
export const OfferState = ({ entry, side, now }: OfferStateProps) => {
  const { status, statusAt, expiresAt } = entry.conversation
  const day = formatDay(statusAt, now)
  switch (status) {
    case 'active':
      return (
        <Badge tone="success" icon={icons.Check}>
          {t('Accepted {day}', { day })}
        </Badge>
      )
    case 'closed':
      return (
        <Badge tone="success" icon={icons.Check}>
          {t('Accepted')}
        </Badge>
      )
    case 'pending':
      return (
        <Text as="span" variant="caption" tone="muted">
          {side === 'contractor'
            ? t('Answer by {day}', { day: formatDay(expiresAt, now) })
            : t('Open until {day}', { day: formatDay(expiresAt, now) })}
        </Text>
      )
    case 'declined':
      return <Badge>{t('Declined {day}', { day })}</Badge>
    case 'withdrawn':
      return <Badge>{t('Withdrawn {day}', { day })}</Badge>
    case 'expired':
      return <Badge>{t('Expired {day}', { day })}</Badge>
    default:
      return null
  }
}
