import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate, formatTime } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { ClaimState } from '../../api/use-claim.ts'
import type { VettingReview } from '../../compared-fields.ts'
import { ClaimBanner } from '../ClaimBanner.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import styles from './Vetting.module.css'

const stateOf = ({ approved, resubmissions, vettingStatus }: VettingReview): string => {
  if (vettingStatus === 'pending')
    return resubmissions === 0 ? t('Waits for its first approval') : t('Resubmission {count}', { count: resubmissions })
  return approved === null
    ? t('Searchable without a look, as it was complete')
    : t('Approved {day}, stays searchable', { day: formatDate(approved.at) })
}

export interface ReviewProps {
  readonly review: Loadable<VettingReview>
  readonly claim: ClaimState
}

/** The profile that the vetter looks at. Rules: MOD-28, MOD-32. */
export const Review = ({ review, claim }: ReviewProps) => {
  if (review.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading the profile')}>
        <Stack>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </Stack>
      </SkeletonGroup>
    )
  if (review.state === 'failed')
    return (
      <EmptyState
        title={t('The profile did not load')}
        actions={<Button onPress={review.onRetry}>{t('Try again')}</Button>}
      >
        {review.message}
      </EmptyState>
    )
  const { changedAt, contractorUuid, emailVerified, firstName, lastName, proposed } = review.value
  const name = `${firstName} ${lastName}`.trim()
  return (
    <>
      <header className={styles['head']}>
        <Avatar name={name} id={contractorUuid} src={proposed.profilePicture} isDecorative />
        <div>
          <Text as="h2" variant="heading">
            {name} {!emailVerified && <Badge tone="warning">{t('Address not verified')}</Badge>}
          </Text>
          <Text variant="caption" tone="muted">
            {t('{state}. Changed {day}, {time}.', {
              state: stateOf(review.value),
              day: formatDate(changedAt),
              time: formatTime(changedAt),
            })}
          </Text>
        </div>
      </header>
      <ClaimBanner
        claim={claim}
        heldBy={(by, time) => t('{name} looks at this profile, until {time} at the latest.', { name: by, time })}
      />
      <ReviewTable review={review.value} />
    </>
  )
}
