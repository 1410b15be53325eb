import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { formatAction, reasonOf } from '../../action-sentence.ts'
import type { LoggedAction } from '../../api/use-look-up.ts'

export interface ActionLogProps {
  readonly label: string
  readonly log: readonly LoggedAction[]
}

/** What was done about a person or a company, newest first. Rule: MOD-36. */
export const ActionLog = ({ label, log }: ActionLogProps) =>
  log.length === 0 ? (
    <Text tone="muted">{t('Nothing has been done yet.')}</Text>
  ) : (
    <Stack as="ul" gap={3} aria-label={label}>
      {log.map((entry) => (
        <li key={entry.uuid}>
          <Text as="span">{formatAction(entry)}</Text>{' '}
          <Text as="span" variant="caption" tone="muted">
            <time dateTime={entry.at}>{formatWhen(entry.at)}</time>
          </Text>
          {reasonOf(entry) !== null && (
            <Text as="div" variant="caption" tone="muted">
              <bdi>{reasonOf(entry)}</bdi>
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
