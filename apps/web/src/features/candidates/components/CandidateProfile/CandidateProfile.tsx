import type { ReactNode } from 'react'
import { formatAvailability } from '@guildhall/domain/reference'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { TagList } from '@guildhall/ui-kit/Tag'
import { Text } from '@guildhall/ui-kit/Text'
import type { SeenCandidate } from '../../api/from-wire.ts'
import type { CandidateLens } from '../../candidate-lens.ts'
import {
  formatOpportunityWithDuration,
  hourlyRate,
  fullName,
  type FormattedRate,
  yearlyRate,
} from '../../format-candidate.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { MatchExplain, matchOf } from '../MatchExplain/index.ts'
import { EducationEntries, ExperienceEntries } from './Entries.tsx'
import styles from './CandidateProfile.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface CandidateProfileProps {
  readonly candidate: SeenCandidate
  readonly lens: CandidateLens
  readonly isTopMatch?: boolean | undefined
  /** True while what a row does not have is loading. */
  readonly isLoadingDetails?: boolean | undefined
  /** Reads it again, where it did not come. */
  readonly onRetryDetails?: (() => void) | undefined
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles['section']}>
    <Text as="h3" variant="strong">
      {title}
    </Text>
    {children}
  </section>
)

const Rate = ({ rate }: { readonly rate: FormattedRate | null }) =>
  rate === null ? (
    <span className={styles['muted']}>{t('Not given')}</span>
  ) : (
    <>
      <strong>
        {rate.own} {rate.per}
      </strong>{' '}
      {rate.converted !== null && <span className={styles['muted']}>{rate.converted}</span>}
    </>
  )

const Nothing = ({ children }: { readonly children: string }) => <p className={styles['muted']}>{children}</p>

const About = ({ introduction }: { readonly introduction: string }) => (
  <Section title={t('About')}>
    {introduction === '' ? (
      <Nothing>{t('No introduction')}</Nothing>
    ) : (
      <Text variant="prose" dir="auto">
        {introduction}
      </Text>
    )}
  </Section>
)

/** The introduction while it loads, or why it and the rest are missing. */
const Unread = ({ onRetry }: { readonly onRetry: (() => void) | undefined }) =>
  onRetry === undefined ? (
    <Section title={t('About')}>
      <SkeletonGroup label={t('Reading the introduction')} className={styles['bones']}>
        <Skeleton width="92%" />
        <Skeleton width="80%" />
        <Skeleton width="64%" />
      </SkeletonGroup>
    </Section>
  ) : (
    <Banner
      tone="danger"
      role="alert"
      title={t('The rest of this profile did not come.')}
      actions={
        <Button size="sm" onPress={onRetry}>
          {t('Retry')}
        </Button>
      }
    />
  )

/** The part of a profile that an employer sees before an acceptance. Rules: SRCH-24, UI-15. */
export const CandidateProfile = ({
  candidate,
  lens,
  isTopMatch,
  isLoadingDetails = false,
  onRetryDetails,
}: CandidateProfileProps) => {
  // Of a row the introduction and the entries are parts at most.
  const isRow = candidate.isRow === true
  const match = matchOf(candidate, lens)
  const searchedSkills = new Set((lens.search?.skills ?? []).map((skill) => skill.toLowerCase()))
  return (
    <div className={styles['profile']} data-print>
      <div className={styles['head']}>
        <Avatar name={fullName(candidate)} id={candidate.uuid} src={candidate.profilePicture} size="lg" isDecorative />
        <div className={styles['who']}>
          <Text as="h2" variant="title" dir="auto">
            {fullName(candidate)}
          </Text>
          <p dir="auto">{candidate.jobTitle}</p>
          <p className={styles['muted']} dir="auto">
            {candidate.locationTitle}
          </p>
          {(isTopMatch === true || candidate.respondsFast) && (
            <p className={styles['badges']}>
              {isTopMatch === true && <Badge tone="accent">{t('Top match')}</Badge>}
              {candidate.respondsFast && <Badge tone="outline">{t('Responds fast')}</Badge>}
            </p>
          )}
        </div>
      </div>
      {candidate.cvUrl !== null && (
        <LinkButton href={candidate.cvUrl} target="_blank" rel="noopener" className={styles['cv']}>
          <Icon icon={icons.FileText} />
          {t('View Full CV')}
          <Icon icon={icons.ExternalLink} size="sm" />
        </LinkButton>
      )}
      <DescriptionList
        items={[
          { id: 'permanent', term: t('Permanent rate'), description: <Rate rate={yearlyRate(candidate, lens)} /> },
          { id: 'hourly', term: t('Hourly rate'), description: <Rate rate={hourlyRate(candidate, lens)} /> },
          { id: 'opportunity', term: t('Opportunity'), description: formatOpportunityWithDuration(candidate) },
          { id: 'workplace', term: t('Work type'), description: candidate.workplaceType },
          {
            id: 'availability',
            term: t('Availability'),
            description: (
              <>
                {formatAvailability(candidate.availability)}{' '}
                {!isRow && (
                  <span className={styles['muted']}>
                    {t('confirmed {day}', { day: formatDay(candidate.availabilityConfirmedAt, lens.now) })}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      {match !== null && <MatchExplain match={match} />}
      {!isRow && <About introduction={candidate.introduction} />}
      {isRow && <Unread onRetry={onRetryDetails} />}
      <Section title={t('Industries')}>
        {candidate.industries.length === 0 ? (
          <Nothing>{t('No industries')}</Nothing>
        ) : (
          <TagList label={t('Industries')} tags={candidate.industries.map((label) => ({ id: label, label }))} />
        )}
      </Section>
      <Section title={t('Skills')}>
        {candidate.skills.length === 0 ? (
          <Nothing>{t('No skills')}</Nothing>
        ) : (
          <TagList
            label={t('Skills')}
            tags={candidate.skills.map((label) => ({
              id: label,
              label,
              variant: searchedSkills.has(label.toLowerCase()) ? 'matched' : 'outline',
            }))}
          />
        )}
      </Section>
      <Section title={t('Languages')}>
        {candidate.languages.length === 0 ? (
          <Nothing>{t('No languages')}</Nothing>
        ) : (
          <p>{candidate.languages.join(' · ')}</p>
        )}
      </Section>
      {!(isRow && onRetryDetails) && (
        <>
          <Section title={t('Work experience')}>
            <ExperienceEntries
              entries={isRow ? [] : candidate.workExperiences}
              isLoading={isLoadingDetails}
              now={lens.now}
            />
          </Section>
          <Section title={t('Education & Certification')}>
            <EducationEntries entries={isRow ? [] : candidate.qualifications} isLoading={isLoadingDetails} />
          </Section>
        </>
      )}
    </div>
  )
}
