import type { ContractorProfile, HiddenReason, ProfileCompleteness } from '@guildhall/domain/profiles'
import { CircleDashed } from 'lucide-react'
import { Badge } from '@guildhall/ui-kit/Badge'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Completeness } from '@guildhall/ui-kit/Completeness'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Status } from '@guildhall/ui-kit/Status'
import { Text } from '@guildhall/ui-kit/Text'
import { type EditPart, editPartFor, standingWords } from '../../resume/index.ts'
import styles from './ContractorDashboard.module.css'
import { hiddenWords, vettingBadge } from './dashboard-words.ts'
import { say } from '../../../shared/i18n/index.ts'

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

/** What a profile holds beyond what it must; an empty part leads to where it is filled in. */
const partsOf = ({ skills, languages, workExperiences, qualifications }: DashboardProfile): readonly ProfilePart[] => [
  { part: 'Skills', count: skills.length, one: say('skill'), other: say('skills'), empty: say('Add skills') },
  {
    part: 'Languages',
    count: languages.length,
    one: say('language'),
    other: say('languages'),
    empty: say('Add languages'),
  },
  {
    part: 'WorkExperience',
    count: workExperiences.length,
    one: say('job'),
    other: say('jobs'),
    empty: say('Add work experience'),
  },
  ...(qualifications.length === 0
    ? []
    : [
        {
          part: null,
          count: qualifications.length,
          one: say('qualification'),
          other: say('qualifications'),
          empty: '',
        },
      ]),
]

/** Whether employers can find the contractor, or why not; how complete the profile is, and the best next step. Rules: PROF-3, PROF-21. */
export const ProfileCard = ({ profile, completeness, hidden }: ProfileCardProps) => {
  const badge = vettingBadge[profile.vettingStatus]
  const { next, missing } = completeness
  const standing = standingWords(profile, hidden)
  const percent = Math.floor(completeness.share * 100)
  return (
    <Card
      title={say('Your profile')}
      actions={
        <Badge tone={badge.tone} {...(badge.tone === 'success' ? { icon: glyphs.Check } : {})}>
          {badge.words}
        </Badge>
      }
    >
      <Stack>
        <div className={styles['ring']}>
          <Completeness value={percent} label={say('{percent} percent complete', { percent })} />
          <div>
            <Status tone={standing.tone}>{standing.text}</Status>
            <Text look="caption" tone="muted">
              {hidden === null
                ? say('Employers can find you. Changes are looked at while you stay visible.')
                : hiddenWords(hidden, profile.vettingStatus)}
            </Text>
          </div>
        </div>
        {next !== null && (
          <div className={styles['next']}>
            <Text look="caption" tone="muted">
              {say('Best next step')}
            </Text>
            <Text look="label">{next.label}</Text>
            {missing.length > 1 && (
              <Text tone="muted">
                {say('{counted} after that.', {
                  counted: counted(missing.length - 1, say('more thing'), say('more things')),
                })}
              </Text>
            )}
            <LinkButton
              look="primary"
              size="sm"
              href={editHref(editPartFor(next.part))}
              className={styles['nextButton']}
            >
              {say('Complete your profile')}
            </LinkButton>
          </div>
        )}
        <ul>
          {partsOf(profile).map(({ part, count, one, other, empty }) => (
            <li key={one} className={styles['part']} data-done={count > 0 || undefined}>
              <Icon of={count > 0 ? glyphs.CircleCheck : CircleDashed} />
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
