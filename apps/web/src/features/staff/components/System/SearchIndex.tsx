import { COMPARE_INDEX, REPAIR_INDEX } from '@guildhall/domain/moderation'
import { Button } from '@guildhall/ui-kit/Button'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { IndexComparison, SystemOverview } from '../../api/use-system.ts'
import { formatMoment } from '../../report-words.ts'
import { formatComparison, formatDuration, outcomeOf } from '../../system-words.ts'

export interface SearchIndexProps {
  readonly system: SystemOverview
  /** The work that is being asked for. */
  readonly starting: string | null
  readonly onCompare: () => void
  readonly onRepair: () => void
}

const factsOf = ({ endedAt, inDatabase, inIndex, missing, outdated, startedAt, surplus }: IndexComparison) => [
  {
    id: 'at',
    term: t('Compared'),
    description: t('{when}, in {duration}', {
      when: formatMoment(startedAt),
      duration: formatDuration(startedAt, endedAt),
    }),
  },
  { id: 'database', term: t('Searchable people'), description: formatNumber(inDatabase) },
  { id: 'index', term: t('In the index'), description: formatNumber(inIndex) },
  { id: 'missing', term: t('Missing'), description: formatNumber(missing) },
  { id: 'surplus', term: t('Too many'), description: formatNumber(surplus) },
  { id: 'outdated', term: t('Outdated'), description: formatNumber(outdated) },
]

/** How the index differs from the database. Rules: MOD-65, MOD-66. */
export const SearchIndex = ({ onCompare, onRepair, starting, system: { index, work } }: SearchIndexProps) => {
  const isDoing = (name: string): boolean =>
    starting === name || work.some((one) => one.name === name && outcomeOf(one) === 'running')
  const failed = work.find((one) => one.name === COMPARE_INDEX && outcomeOf(one) === 'failed')
  return (
    <Stack>
      {index === null ? (
        <Text>{t('The index was not compared with the database yet.')}</Text>
      ) : (
        <>
          <StatusIndicator tone={index.remaining === 0 ? 'success' : 'danger'}>
            {formatComparison(index)}
          </StatusIndicator>
          <DescriptionList items={factsOf(index)} />
        </>
      )}
      {failed !== undefined && (
        <Text tone="muted">{t('The last comparison failed: {error}', { error: failed.error ?? '' })}</Text>
      )}
      <Cluster>
        <Button isPending={isDoing(COMPARE_INDEX)} onPress={onCompare}>
          {t('Compare now')}
        </Button>
        {index !== null && index.remaining > 0 && (
          <Button variant="primary" isPending={isDoing(REPAIR_INDEX)} onPress={onRepair}>
            {t('Repair')}
          </Button>
        )}
      </Cluster>
      <Text variant="caption" tone="muted">
        {t('It is compared and repaired every night. A repair indexes again what differs, while searches go on.')}
      </Text>
    </Stack>
  )
}
