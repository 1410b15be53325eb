import { Link } from '@guildhall/ui-kit/Link'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { ReportDetails, ReportEntry } from '../../api/use-reports.ts'
import { formatReason, formatState, outcomeLabels } from '../../report-words.ts'

type Conversation = ReportDetails['pair']['conversations'][number]

const formatMessages = ({ lastMessageAt, messages }: Conversation): string => {
  if (lastMessageAt === null) return t('no messages')
  const last = formatDate(lastMessageAt)
  return messages === 1
    ? t('1 message, on {last}', { last })
    : t('{messages} messages, last on {last}', { messages, last })
}

const nameOf = (person: ReportEntry['accused'], companyName: string | null): string =>
  person?.name ?? companyName ?? t('somebody who is gone')

/** What was between the two, without a word that was written. Rule: MOD-91. */
export const Pair = ({ report }: { readonly report: Pick<ReportDetails, 'conversation' | 'pair'> }) => {
  const { conversations, reports } = report.pair
  if (conversations.length === 0 && reports.length === 0)
    return <Text tone="muted">{t('They have had nothing to do with each other here.')}</Text>
  return (
    <Stack gap={3}>
      {conversations.length > 0 && (
        <Stack as="ul" gap={2} aria-label={t('Their conversations')}>
          {conversations.map((conversation) => (
            <li key={conversation.uuid}>
              {conversation.uuid === report.conversation?.uuid
                ? t('This conversation: {state}', { state: formatState(conversation.status) })
                : t('{company}: {state}', {
                    company: conversation.companyName,
                    state: formatState(conversation.status),
                  })}{' '}
              <Text as="span" variant="caption" tone="muted">
                {t('begun {day}, {messages}', {
                  day: formatDate(conversation.createdAt),
                  messages: formatMessages(conversation),
                })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {reports.length > 0 && (
        <Stack as="ul" gap={2} aria-label={t('Reports about each other')}>
          {reports.map(({ accused, companyName, createdAt, decision, reason, reporter, uuid }) => (
            <li key={uuid}>
              <Link href={`/staff/reports/${uuid}`}>
                {t('{who} about {whom}: {reason}', {
                  who: nameOf(reporter, null),
                  whom: nameOf(accused, companyName),
                  reason: formatReason(reason),
                })}
              </Link>{' '}
              <Text as="span" variant="caption" tone="muted">
                {formatDate(createdAt)}, {decision === null ? t('open') : outcomeLabels[decision.outcome]}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
