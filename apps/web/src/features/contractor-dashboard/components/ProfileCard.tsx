import type { ContractorProfile, HiddenReason, ProfileCompleteness } from '@guildhall/domain/profiles'
import { CircleDashed } from 'lucide-react'
import { Badge } from '@guildhall/ui-kit/Badge'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { ProgressCircle } from '@guildhall/ui-kit/ProgressCircle'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Stack } from '@guildhall/ui-kit/Stack'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { type EditPart, editPartFor, profileStatus } from '../../resume/index.ts'
import styles from './ContractorDashboard.module.css'
import { hiddenMessage, vettingBadge } from './dashboard-texts.ts'
import { t } from '../../../shared/i18n/index.ts'

export type DashboardProfile = Pick<
  ContractorProfile,
  | 'firstName'
  | 'vettingStatus'
  | 'availability'
  | 'availabilityConfirmedAt'
  | 'skills'
  | 'languages'
  | 'workExperiences'
  | 'qualifications'
  | 'cvUrl'
  | 'cvName'
>

export interface ProfileCardProps {
  readonly profile: DashboardProfile
  readonly completeness: ProfileCompleteness
  readonly hidden: HiddenReason | null
}

const editHref = (part: EditPart): string => `/resume?edit=${part}`

const counted = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`

interface ProfilePart {
  readonly part: EditPart | null
  readonly count: number
  readonly one: string
  readonly other: string
  readonly empty: string
}

/** The optional parts of a profile; an empty one links to its form. */
const partsOf = ({ skills, languages, workExperiences, qualifications }: DashboardProfile): readonly ProfilePart[] => [
  { part: 'Skills', count: skills.length, one: t('skill'), other: t('skills'), empty: t('Add skills') },
  {
    part: 'Languages',
    count: languages.length,
    one: t('language'),
    other: t('languages'),
    empty: t('Add languages'),
  },
  {
    part: 'WorkExperience',
    count: workExperiences.length,
    one: t('job'),
    other: t('jobs'),
    empty: t('Add work experience'),
  },
  ...(qualifications.length === 0
    ? []
    : [
        {
          part: null,
          count: qualifications.length,
          one: t('qualification'),
          other: t('qualifications'),
          empty: '',
        },
      ]),
]

/** Whether employers can find the contractor, and why not; the completeness of the profile, and the best next step. Rules: PROF-3, PROF-21. */
export const ProfileCard = ({ profile, completeness, hidden }: ProfileCardProps) => {
  const badge = vettingBadge[profile.vettingStatus]
  const { next, missing } = completeness
  const standing = profileStatus(profile, hidden, missing.length > 0)
  const percent = Math.floor(completeness.ratio * 100)
  return (
    <Card
      title={t('Your profile')}
      actions={
        <Badge tone={badge.tone} {...(badge.tone === 'success' ? { icon: icons.Check } : {})}>
          {badge.words}
        </Badge>
      }
    >
      <Stack>
        <div className={styles['ring']}>
          <ProgressCircle value={percent} label={t('{percent} percent complete', { percent })} />
          <div>
            <StatusIndicator tone={standing.tone}>{standing.text}</StatusIndicator>
            <Text variant="caption" tone="muted">
              {hidden === null
                ? t('Employers can find you. Changes are looked at while you stay visible.')
                : hiddenMessage(hidden, profile.vettingStatus, missing.length > 0)}
            </Text>
          </div>
        </div>
        {next !== null && (
          <div className={styles['next']}>
            <Text variant="caption" tone="muted">
              {t('Best next step')}
            </Text>
            <Text variant="label">{next.label}</Text>
            {missing.length > 1 && (
              <Text tone="muted">
                {t('{counted} after that.', {
                  counted: counted(missing.length - 1, t('more thing'), t('more things')),
                })}
              </Text>
            )}
            <LinkButton
              variant="primary"
              size="sm"
              href={editHref(editPartFor(next.part))}
              className={styles['nextButton']}
            >
              {t('Complete your profile')}
            </LinkButton>
          </div>
        )}
        <ul>
          {partsOf(profile).map(({ part, count, one, other, empty }) => (
            <li key={one} className={styles['part']} data-done={count > 0 || undefined}>
              <Icon icon={count > 0 ? icons.CircleCheck : CircleDashed} />
              {count > 0 || part === null ? (
                <span>{counted(count, one, other)}</span>
              ) : (
                <Link href={editHref(part)}>{empty}</Link>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
