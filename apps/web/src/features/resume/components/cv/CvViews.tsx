import { Button } from '@guildhall/ui-kit/Button'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { formatDay } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** A company that opened the CV on one day. */
export type CvView = Received<Routes['listCvViews']>['cv_views'][number]

export interface CvViewsProps {
  readonly views: readonly CvView[] | null
  readonly problem?: string | null
  readonly hasMore?: boolean
  readonly isLoadingMore?: boolean
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly now?: Date | undefined
}

const who = ({ company, viewer }: CvView): string =>
  viewer === null ? company.name : `${viewer.firstName} ${viewer.lastName}, ${company.name}`

/** The companies that opened the user's CV, with dates. Rule: FILE-12. */
export const CvViews = ({
  views,
  problem = null,
  hasMore = false,
  isLoadingMore,
  onMore,
  onRetry,
  now,
}: CvViewsProps) => {
  if (problem !== null) {
    return (
      <Cluster gap={3}>
        <Text variant="caption">{t('Who opened it could not be read. {problem}', { problem })}</Text>
        <Button size="sm" onPress={onRetry}>
          {t('Retry')}
        </Button>
      </Cluster>
    )
  }
  if (views === null) {
    return (
      <SkeletonGroup label={t('Reading who opened your CV')}>
        <Skeleton width="60%" />
      </SkeletonGroup>
    )
  }
  if (views.length === 0)
    return <Text variant="caption">{t('Nobody has opened it yet. You will see here who does.')}</Text>
  return (
    <Stack gap={2}>
      <Text as="h3" variant="label">
        {t('Opened by')}
      </Text>
      <Stack as="ul" gap={1} aria-label={t('Who opened your CV')}>
        {views.map((view) => (
          <li key={view.uuid}>
            <bdi>{who(view)}</bdi>{' '}
            <Text as="span" variant="caption">
              {formatDay(view.openedAt, now)}
            </Text>
          </li>
        ))}
      </Stack>
      {hasMore && (
        <LoadMore
          status={t('{views} shown', { views: views.length })}
          label={t('Show earlier ones')}
          hasMore
          isLoading={isLoadingMore}
          onLoadMore={onMore}
        />
      )}
    </Stack>
  )
}
