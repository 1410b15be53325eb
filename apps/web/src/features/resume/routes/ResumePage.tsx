import {
  INTRODUCTION_ENOUGH_LENGTH,
  sortQualifications,
  sortWorkExperiences,
  profileCompleteness,
  SKILLS_MAX,
} from '@guildhall/domain/profiles'
import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { ShowMoreList } from '@guildhall/ui-kit/ShowMoreList'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { TagList } from '@guildhall/ui-kit/Tag'
import { Text } from '@guildhall/ui-kit/Text'
import type { EditPart } from '../edit-parts.ts'
import type { OwnProfile } from '../from-wire.ts'
import type { UnsavedSection } from '../unsaved-sections.ts'
import { profileStatus } from '../profile-status.ts'
import { EditSection } from '../components/EditSection/index.ts'
import { JobEntry } from '../components/JobEntry/index.ts'
import { EducationEntry } from '../components/EducationEntry.tsx'
import { PreferencesFacts } from '../components/PreferencesFacts.tsx'
import { ProfileProgress } from '../components/ProfileProgress.tsx'
import { getUnsavedName, UnsavedChanges } from '../components/UnsavedChanges/index.ts'
import { SectionNotes } from '../components/vetting/SectionNotes.tsx'
import styles from './ResumePage.module.css'
import { t } from '../../../shared/i18n/index.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'

export interface ResumePageProps extends OwnProfile {
  /** Opens a section's form; `id` is that of an entry, or 'new'. */
  readonly onEdit: (part: EditPart, id?: string) => void
  readonly onDeleteEntry: (uuid: string) => void
  readonly onDeleteQualification: (uuid: string) => void
  /** The sections with changes that are not saved. */
  readonly unsaved?: readonly UnsavedSection[]
  readonly onDiscard?: (draft: UnsavedSection) => void
  /** The vetting status, shown at the top. */
  readonly standing?: ReactNode
  /** The import, shown below the completeness. */
  readonly aside?: ReactNode
  /** The CV and visibility sections, whose settings are saved immediately. */
  readonly sections?: ReactNode
  readonly now?: Date
  /** The open form over the page. */
  readonly children?: ReactNode
}

const tagsOf = (items: readonly string[]) => items.map((item) => ({ id: item, label: item }))
const moreText = (next: number): string => t('Show more ({next})', { next })

/** A contractor's own profile, section by section; each is edited in a drawer over it. Rule: PROF-5. */
export const ResumePage = ({
  profile,
  hiddenReason,
  vetting,
  onEdit,
  onDeleteEntry,
  onDeleteQualification,
  unsaved = [],
  onDiscard = () => undefined,
  standing: standingBanner,
  aside,
  sections,
  now,
  children,
}: ResumePageProps) => {
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  const completeness = profileCompleteness(profile)
  const standing = profileStatus(profile, hiddenReason, completeness.missing.length > 0)
  const edit = (part: EditPart, id?: string) => () => onEdit(part, id)
  const reasons = (section: string) => <SectionNotes section={section} reasons={vetting.reasons} />
  const notes = (part: EditPart) => (
    <>
      {reasons(part)}
      <UnsavedChanges
        drafts={unsaved.filter((draft) => draft.part === part)}
        nameOf={(draft) => getUnsavedName(draft, profile)}
        onContinue={({ id }) => onEdit(part, id ?? undefined)}
        onDiscard={onDiscard}
      />
    </>
  )
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Avatar size="lg" name={name} id={profile.uuid} src={profile.profilePicture} />
        <div className={styles['who']}>
          <Text as="h1" variant="title">
            {name}
          </Text>
          <Text>{profile.jobTitle ?? t('No job title yet')}</Text>
          {profile.locationTitle !== null && <Text tone="muted">{profile.locationTitle}</Text>}
          <Text as="div">
            <StatusIndicator tone={standing.tone}>{standing.text}</StatusIndicator>
          </Text>
        </div>
        <div className={styles['acts']}>
          <Button onPress={edit('MainProfile')}>
            <Icon icon={icons.Pencil} />
            {t('Edit profile')}
          </Button>
          <LinkButton variant="quiet" href="/resume?see=employer">
            <Icon icon={icons.Eye} />
            {t('See it as an employer')}
          </LinkButton>
          <Button variant="quiet" onPress={edit('Picture')}>
            <Icon icon={icons.Camera} />
            {profile.profilePicture === null ? t('Add a picture') : t('New picture')}
          </Button>
        </div>
      </header>
      {standingBanner}
      {reasons('ProfilePicture')}
      <div className={styles['columns']}>
        <aside className={styles['aside']} aria-label={t('Completeness')}>
          <PanelBoundary>
            <ProfileProgress completeness={completeness} onEdit={onEdit} />
          </PanelBoundary>
          <PanelBoundary>{aside}</PanelBoundary>
        </aside>
        <div className={styles['sections']}>
          <EditSection title={t('Main profile')} onEdit={edit('MainProfile')} notes={notes('MainProfile')}>
            <Text variant="prose" tone={profile.introduction === null ? 'muted' : undefined}>
              {profile.introduction ??
                t('No introduction yet. Write at least {length} characters: what you do, and for whom.', {
                  length: INTRODUCTION_ENOUGH_LENGTH,
                })}
            </Text>
          </EditSection>
          <EditSection title={t('Preferences and rates')} onEdit={edit('MainProfile')}>
            <PreferencesFacts profile={profile} />
          </EditSection>
          <EditSection title={t('Industries')} onEdit={edit('Industries')} notes={notes('Industries')}>
            {profile.industries.length === 0 ? (
              <Text tone="muted">{t('No industries yet')}</Text>
            ) : (
              <TagList label={t('Industries')} tags={tagsOf(profile.industries)} />
            )}
          </EditSection>
          <EditSection title={t('Skills')} onEdit={edit('Skills')} notes={notes('Skills')}>
            {profile.skills.length === 0 ? (
              <Text tone="muted">{t('No skills yet')}</Text>
            ) : (
              <>
                <TagList label={t('Skills')} tags={tagsOf(profile.skills)} />
                <Text variant="caption">
                  {t('{skills} of {skillsMax}. The first three stand on your row in a search.', {
                    skills: profile.skills.length,
                    skillsMax: SKILLS_MAX,
                  })}
                </Text>
              </>
            )}
          </EditSection>
          <EditSection title={t('Languages')} onEdit={edit('Languages')} notes={notes('Languages')}>
            {profile.languages.length === 0 ? (
              <Text tone="muted">{t('No languages yet')}</Text>
            ) : (
              <TagList label={t('Languages')} tags={tagsOf(profile.languages)} />
            )}
          </EditSection>
          <EditSection
            title={t('Work experience')}
            editText={t('Add')}
            editIcon={icons.Plus}
            onEdit={edit('WorkExperience', 'new')}
            notes={notes('WorkExperience')}
          >
            {profile.workExperiences.length === 0 ? (
              <Text tone="muted">{t('No work experience yet. Add at least one job.')}</Text>
            ) : (
              <ShowMoreList
                className={styles['entries'] ?? ''}
                label={t('Work experience')}
                items={sortWorkExperiences(profile.workExperiences)}
                getKey={({ uuid }) => uuid}
                formatShowMore={moreText}
              >
                {(entry) => (
                  <JobEntry
                    entry={entry}
                    onEdit={edit('WorkExperience', entry.uuid)}
                    onDelete={() => onDeleteEntry(entry.uuid)}
                    {...(now === undefined ? {} : { now })}
                  />
                )}
              </ShowMoreList>
            )}
          </EditSection>
          <EditSection
            title={t('Education')}
            editText={t('Add')}
            editIcon={icons.Plus}
            onEdit={edit('Qualification', 'new')}
            notes={notes('Qualification')}
          >
            {profile.qualifications.length === 0 ? (
              <Text tone="muted">{t('No education added')}</Text>
            ) : (
              <ShowMoreList
                className={styles['entries'] ?? ''}
                label={t('Education')}
                items={sortQualifications(profile.qualifications)}
                getKey={({ uuid }) => uuid}
                formatShowMore={moreText}
              >
                {(entry) => (
                  <EducationEntry
                    entry={entry}
                    onEdit={edit('Qualification', entry.uuid)}
                    onDelete={() => onDeleteQualification(entry.uuid)}
                  />
                )}
              </ShowMoreList>
            )}
          </EditSection>
          {sections}
        </div>
      </div>
      {children}
    </div>
  )
}
