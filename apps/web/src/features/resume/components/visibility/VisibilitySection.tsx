import { Button } from '@guildhall/ui-kit/Button'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster, Spread, Stack } from '@guildhall/ui-kit/Stack'
import { Switch } from '@guildhall/ui-kit/Switch'
import { Text } from '@guildhall/ui-kit/Text'
import type { ReactNode } from 'react'
import { EditSection } from '../EditSection/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** A company that the profile is hidden from. */
export interface HiddenFrom {
  readonly uuid: string
  readonly name: string
  readonly website: string | null
}

export interface VisibilitySectionProps {
  readonly isPaused: boolean
  readonly onPause: (isPaused: boolean) => void
  /** Null while they load. */
  readonly hidden: readonly HiddenFrom[] | null
  readonly problem?: string | null
  readonly onRetry: () => void
  /** The current employers; if there are none, the button explains why it is disabled. */
  readonly employers: readonly string[]
  readonly isHiding?: boolean
  readonly onHideFromEmployers: () => void
  readonly onShow: (company: HiddenFrom) => void
  /** The form to add a company. */
  readonly form: ReactNode
}

/** Whether employers can find the profile, and the companies that cannot. Rules: PROF-19, PROF-24. */
export const VisibilitySection = (props: VisibilitySectionProps) => {
  const { isPaused, onPause, employers, isHiding = false, onHideFromEmployers, form } = props
  return (
    <EditSection title={t('Who can find you')}>
      <Stack gap={1}>
        <Switch isSelected={isPaused} onChange={onPause}>
          {t('Pause my profile')}
        </Switch>
        <Text variant="caption">
          {isPaused
            ? t('You stand in no search. Conversations that run go on.')
            : t('While it is paused you stand in no search; conversations go on.')}
        </Text>
      </Stack>
      <Stack gap={3}>
        <Text as="h3" variant="label">
          {t('Hidden from')}
        </Text>
        <Companies {...props} />
        {form}
        <Cluster gap={3}>
          <Button
            size="sm"
            onPress={onHideFromEmployers}
            isDisabled={employers.length === 0}
            isPending={isHiding}
            pendingLabel={t('Hiding')}
          >
            <Icon icon={icons.EyeOff} />
            {t('Hide from my current employers')}
          </Button>
          <Text variant="caption">
            {employers.length === 0
              ? t('No job of yours is marked as current, so there is nobody to hide from.')
              : t('That is {employers}.', { employers: employers.join(', ') })}
          </Text>
        </Cluster>
      </Stack>
    </EditSection>
  )
}

const Companies = ({ hidden, problem = null, onRetry, onShow }: VisibilitySectionProps) => {
  if (problem !== null) {
    return (
      <Cluster gap={3}>
        <Text variant="caption">{t('This list did not come. {problem}', { problem })}</Text>
        <Button size="sm" onPress={onRetry}>
          {t('Retry')}
        </Button>
      </Cluster>
    )
  }
  if (hidden === null) {
    return (
      <SkeletonGroup label={t('Reading whom you hide from')}>
        <Skeleton width="50%" />
      </SkeletonGroup>
    )
  }
  if (hidden.length === 0) return <Text tone="muted">{t('No company. Every employer can find you.')}</Text>
  return (
    <Stack as="ul" gap={0} aria-label={t('Hidden from')}>
      {hidden.map((company) => (
        <Spread as="li" key={company.uuid}>
          <span>
            <bdi>{company.name}</bdi>{' '}
            {company.website !== null && (
              <Text as="span" variant="caption">
                {company.website}
              </Text>
            )}
          </span>
          <IconButton
            label={t('Let {name} find me again', { name: company.name })}
            icon={icons.X}
            onPress={() => onShow(company)}
          />
        </Spread>
      ))}
    </Stack>
  )
}
