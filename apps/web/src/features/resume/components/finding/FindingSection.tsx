import { Button } from '@guildhall/ui-kit/Button'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster, Spread, Stack } from '@guildhall/ui-kit/Stack'
import { Switch } from '@guildhall/ui-kit/Switch'
import { Text } from '@guildhall/ui-kit/Text'
import type { ReactNode } from 'react'
import { EditSection } from '../EditSection/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** A company that one hides from. */
export interface HiddenFrom {
  readonly uuid: string
  readonly name: string
  readonly website: string | null
}

export interface FindingSectionProps {
  readonly isPaused: boolean
  readonly onPause: (isPaused: boolean) => void
  /** Null while they are read. */
  readonly hidden: readonly HiddenFrom[] | null
  readonly problem?: string | null
  readonly onRetry: () => void
  /** Where one works now; without one the button says why it is off. */
  readonly employers: readonly string[]
  readonly isHiding?: boolean
  readonly onHideFromEmployers: () => void
  readonly onShow: (company: HiddenFrom) => void
  /** The form for another company. */
  readonly form: ReactNode
}

/** Whether one can be found at all, and by whom not. Rules: PROF-19, PROF-24. */
export const FindingSection = (props: FindingSectionProps) => {
  const { isPaused, onPause, employers, isHiding = false, onHideFromEmployers, form } = props
  return (
    <EditSection title={say('Who can find you')}>
      <Stack gap={1}>
        <Switch isSelected={isPaused} onChange={onPause}>
          {say('Pause my profile')}
        </Switch>
        <Text look="caption">
          {isPaused
            ? say('You stand in no search. Conversations that run go on.')
            : say('While it is paused you stand in no search; conversations go on.')}
        </Text>
      </Stack>
      <Stack gap={3}>
        <Text as="h3" look="label">
          {say('Hidden from')}
        </Text>
        <Companies {...props} />
        {form}
        <Cluster gap={3}>
          <Button
            size="sm"
            onPress={onHideFromEmployers}
            isDisabled={employers.length === 0}
            isPending={isHiding}
            pendingLabel={say('Hiding')}
          >
            <Icon of={glyphs.EyeOff} />
            {say('Hide from my current employers')}
          </Button>
          <Text look="caption">
            {employers.length === 0
              ? say('No job of yours is marked as current, so there is nobody to hide from.')
              : say('That is {employers}.', { employers: employers.join(', ') })}
          </Text>
        </Cluster>
      </Stack>
    </EditSection>
  )
}

const Companies = ({ hidden, problem = null, onRetry, onShow }: FindingSectionProps) => {
  if (problem !== null) {
    return (
      <Cluster gap={3}>
        <Text look="caption">{say('This list did not come. {problem}', { problem })}</Text>
        <Button size="sm" onPress={onRetry}>
          {say('Retry')}
        </Button>
      </Cluster>
    )
  }
  if (hidden === null) {
    return (
      <SkeletonGroup label={say('Reading whom you hide from')}>
        <Skeleton width="50%" />
      </SkeletonGroup>
    )
  }
  if (hidden.length === 0) return <Text tone="muted">{say('No company. Every employer can find you.')}</Text>
  return (
    <Stack as="ul" gap={0} aria-label={say('Hidden from')}>
      {hidden.map((company) => (
        <Spread as="li" key={company.uuid}>
          <span>
            <bdi>{company.name}</bdi>{' '}
            {company.website !== null && (
              <Text as="span" look="caption">
                {company.website}
              </Text>
            )}
          </span>
          <IconButton
            label={say('Let {name} find me again', { name: company.name })}
            icon={glyphs.X}
            onPress={() => onShow(company)}
          />
        </Spread>
      ))}
    </Stack>
  )
}
