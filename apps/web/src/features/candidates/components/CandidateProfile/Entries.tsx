import { type ReactNode, useState } from 'react'
import {
  sortQualifications,
  sortWorkExperiences,
  type Qualification,
  revealEntries,
  type WorkExperience,
} from '@guildhall/domain/profiles'
import { Button } from '@guildhall/ui-kit/Button'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { formatMonth } from '../../../../shared/format/formats.ts'
import { formatDuration } from '../../../../shared/format/format-duration.ts'
import styles from './CandidateProfile.module.css'
import { t } from '../../../../shared/i18n/index.ts'

interface EntriesProps<Entry> {
  readonly entries: readonly Entry[]
  readonly isLoading: boolean
}

/** Shows two entries, then three more with each press; focus moves to the first new one. Rule: UI-16. */
const Revealed = <Entry extends { readonly uuid: string }>({
  entries,
  empty,
  isLoading,
  children,
}: EntriesProps<Entry> & { readonly empty: string; readonly children: (entry: Entry) => ReactNode }) => {
  const [clicks, setClicks] = useState(0)
  const [firstNew, setFirstNew] = useState<string | null>(null)
  if (entries.length === 0) {
    return isLoading ? (
      <SkeletonGroup label={t('Reading the rest of the profile')} className={styles['bones']}>
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </SkeletonGroup>
    ) : (
      <p className={styles['muted']}>{empty}</p>
    )
  }
  const { shown, more } = revealEntries(entries, clicks)
  return (
    <>
      <ul>
        {shown.map((entry) => (
          <li
            key={entry.uuid}
            className={styles['entry']}
            tabIndex={-1}
            ref={entry.uuid === firstNew ? (element) => element?.focus() : null}
          >
            {children(entry)}
          </li>
        ))}
      </ul>
      {more !== null && (
        <Button
          size="sm"
          className={styles['more']}
          onPress={() => {
            setFirstNew(entries[shown.length]?.uuid ?? null)
            setClicks(clicks + 1)
          }}
        >
          {more}
        </Button>
      )}
    </>
  )
}

/** Work experience, current jobs first. Rule: PROF-15. */
export const ExperienceEntries = ({
  entries,
  isLoading,
  now,
}: EntriesProps<WorkExperience> & { readonly now: Date }) => (
  <Revealed entries={sortWorkExperiences(entries)} isLoading={isLoading} empty={t('No work experience')}>
    {(entry) => {
      const end = entry.currentWork ? null : entry.endDate
      return (
        <>
          <p className={styles['time']}>
            {formatMonth(entry.startDate)} – {end === null ? 'now' : formatMonth(end)}
            <br />
            {formatDuration(entry.startDate, end, now)}
          </p>
          <div>
            <Text variant="label" dir="auto">
              {entry.title}
            </Text>
            <p className={styles['muted']} dir="auto">
              {[entry.company, entry.location].filter(Boolean).join(', ')}
            </p>
            {entry.description !== null && (
              <Text variant="prose" dir="auto">
                {entry.description}
              </Text>
            )}
          </div>
        </>
      )
    }}
  </Revealed>
)

/** Education, unfinished first; with a text for an empty list. Rules: PROF-15, UI-16. */
export const EducationEntries = ({ entries, isLoading }: EntriesProps<Qualification>) => (
  <Revealed entries={sortQualifications(entries)} isLoading={isLoading} empty={t('No education added')}>
    {({ currentlyCompleting, dateGraduated, educationType, institution, qualification }) => (
      <>
        <p className={styles['time']}>
          {currentlyCompleting || dateGraduated === null ? t('In progress') : formatMonth(dateGraduated)}
        </p>
        <div>
          <Text variant="label" dir="auto">
            {qualification}
          </Text>
          <p className={styles['muted']} dir="auto">
            {[educationType, institution].filter(Boolean).join(', ')}
          </p>
        </div>
      </>
    )}
  </Revealed>
)
