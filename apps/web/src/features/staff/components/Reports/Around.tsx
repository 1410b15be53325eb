import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { ReportDetails } from '../../api/use-reports.ts'
import { formatMoment } from '../../report-words.ts'
import styles from './Reports.module.css'

/** The conversation around a report as it is now, the reported message marked. Rule: MOD-47. */
export const Around = ({
  report: { conversation, subjectUuid },
}: {
  readonly report: Pick<ReportDetails, 'conversation' | 'subjectUuid'>
}) =>
  conversation === null || conversation.messages.length === 0 ? (
    <Text tone="muted">{t('There are no messages.')}</Text>
  ) : (
    <Stack as="ol" gap={1} className={styles['messages']} aria-label={t('Messages')}>
      {conversation.messages.map(({ body, deletedAt, senderName, sentAt, uuid }) => (
        <li key={uuid} className={uuid === subjectUuid ? styles['reported'] : undefined}>
          <Text as="div" variant="caption" tone="muted">
            <bdi>{senderName ?? 'Guildhall'}</bdi> <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
            {uuid === subjectUuid && <> · {t('reported')}</>}
          </Text>
          {deletedAt === null ? <bdi>{body}</bdi> : <Text tone="muted">{t('Deleted since')}</Text>}
        </li>
      ))}
    </Stack>
  )
