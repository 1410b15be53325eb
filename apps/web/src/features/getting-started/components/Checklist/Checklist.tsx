import type { ChecklistItem } from '@guildhall/domain/companies'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Link } from '@guildhall/ui-kit/Link'
import { ProgressBar } from '@guildhall/ui-kit/ProgressBar'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDoneSteps, stepTexts } from './step-texts.ts'
import styles from './Checklist.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface ChecklistProps {
  readonly steps: readonly ChecklistItem[]
  readonly onPutAway: () => void
}

const title = t('Getting started')

/** The getting-started checklist of an employer: open steps, each with a link, and completed ones in one line. Rule: ONB-25. */
export const Checklist = ({ steps, onPutAway }: ChecklistProps) => {
  const done = steps.filter((one) => one.done).map(({ step }) => step)
  const summary = formatDoneSteps(done)
  return (
    <Card
      title={title}
      actions={
        <span className={styles['actions']}>
          <Text as="span" variant="caption">
            {t('{done} of {steps}', { done: done.length, steps: steps.length })}
          </Text>
          <IconButton size="sm" label={t('Put away')} icon={icons.X} onPress={onPutAway} />
        </span>
      }
    >
      <ProgressBar aria-label={title} value={done.length} maxValue={steps.length} />
      <ul className={styles['steps']}>
        {steps
          .filter((one) => !one.done)
          .map(({ step }) => (
            <li key={step} className={styles['step']}>
              <Icon icon={icons.CircleDashed} />
              <span>{stepTexts[step].label}</span>
              <Link href={stepTexts[step].href} aria-label={`${stepTexts[step].action}: ${stepTexts[step].label}`}>
                {stepTexts[step].action}
              </Link>
            </li>
          ))}
      </ul>
      {summary !== null && (
        <p className={styles['done']}>
          <Icon icon={icons.CircleCheck} />
          <span>{summary}</span>
        </p>
      )}
    </Card>
  )
}

/** The loading state. */
export const ChecklistSkeleton = () => (
  <Card title={title}>
    <SkeletonGroup label={t('Reading: {title}', { title })}>
      <div className={styles['lines']} data-unsized>
        <Skeleton width="100%" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  </Card>
)

/** The failed state. */
export const ChecklistFailed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <Card title={title}>
    <div className={styles['lines']} role="alert">
      <p>{message}</p>
      <Button size="sm" onPress={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  </Card>
)
