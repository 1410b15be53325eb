import { orderQualifications, orderWorkExperiences, profileCompleteness } from '@guildhall/domain/profiles'
import { SKILLS_MAX } from '@guildhall/domain/shared'
import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { DisclosureList } from '@guildhall/ui-kit/DisclosureList'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Status } from '@guildhall/ui-kit/Status'
import { TagList } from '@guildhall/ui-kit/Tag'
import { Text } from '@guildhall/ui-kit/Text'
import type { EditPart } from '../edit-parts.ts'
import type { OwnProfile } from '../from-wire.ts'
import { standingWords } from '../profile-words.ts'
import { EditSection } from '../components/EditSection/index.ts'
import { JobEntry } from '../components/JobEntry/index.ts'
import { EducationEntry } from '../components/EducationEntry.tsx'
import { PreferencesFacts } from '../components/PreferencesFacts.tsx'
import { ProfileProgress } from '../components/ProfileProgress.tsx'
import { SectionNotes } from '../components/vetting/SectionNotes.tsx'
import styles from './ResumePage.module.css'
import { say } from '../../../shared/i18n/index.ts'

export interface ResumePageProps extends OwnProfile {
  /** Opens a section's form; `id` is a work entry's, or 'new'. */
  readonly onEdit: (part: EditPart, id?: string) => void
  readonly onDeleteEntry: (uuid: string) => void
  readonly onDeleteQualification: (uuid: string) => void
  /** Where vetting stands, over everything else. */
  readonly standing?: ReactNode
  /** What stands under the completeness: the import of a file. */
  readonly aside?: ReactNode
  /** The CV and who can find one: sections with choices of their own. */
  readonly sections?: ReactNode
  readonly now?: Date
  /** The open form, over the page. */
  readonly children?: ReactNode
}

const tagsOf = (items: readonly string[]) => items.map((item) => ({ id: item, label: item }))
const moreText = (next: number): string => say('Show more ({next})', { next })

/** A contractor's own profile, section by section; each is edited in a drawer over it. Rule: PROF-5. */
export const ResumePage = ({
  profile,
  hiddenReason,
  vetting,
  onEdit,
  onDeleteEntry,
  onDeleteQualification,
  standing: standingBanner,
  aside,
  sections,
  now,
  children,
}: ResumePageProps) => {
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  const standing = standingWords(profile, hiddenReason)
  const edit = (part: EditPart, id?: string) => () => onEdit(part, id)
  const notes = (section: string) => <SectionNotes section={section} reasons={vetting.reasons} />
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Avatar size="lg" name={name} id={profile.uuid} src={profile.profilePicture} />
        <div className={styles['who']}>
          <Text as="h1" look="title">
            {name}
          </Text>
          <Text>{profile.jobTitle ?? say('No job title yet')}</Text>
          {profile.locationTitle !== null && <Text tone="muted">{profile.locationTitle}</Text>}
          <Text as="div">
            <Status tone={standing.tone}>{standing.text}</Status>
          </Text>
        </div>
        <div className={styles['acts']}>
          <Button onPress={edit('MainProfile')}>
            <Icon of={glyphs.Pencil} />
            {say('Edit profile')}
          </Button>
          <LinkButton look="quiet" href="/resume?see=employer">
            <Icon of={glyphs.Eye} />
            {say('See it as an employer')}
          </LinkButton>
          <Button look="quiet" onPress={edit('Picture')}>
            <Icon of={glyphs.Camera} />
            {profile.profilePicture === null ? say('Add a picture') : say('New picture')}
          </Button>
        </div>
      </header>
      {standingBanner}
      {notes('ProfilePicture')}
      <div className={styles['columns']}>
        <aside className={styles['aside']} aria-label={say('Completeness')}>
          <ProfileProgress completeness={profileCompleteness(profile)} onEdit={onEdit} />
          {aside}
        </aside>
        <div className={styles['sections']}>
          <EditSection title={say('Main profile')} onEdit={edit('MainProfile')} notes={notes('MainProfile')}>
            <Text look="prose" tone={profile.introduction === null ? 'muted' : undefined}>
              {profile.introduction ?? say('No introduction yet. Two or three sentences are plenty.')}
            </Text>
          </EditSection>
          <EditSection title={say('Preferences and rates')} onEdit={edit('MainProfile')}>
            <PreferencesFacts profile={profile} />
          </EditSection>
          <EditSection title={say('Industries')} onEdit={edit('Industries')}>
            {profile.industries.length === 0 ? (
              <Text tone="muted">{say('No industries yet')}</Text>
            ) : (
              <TagList label={say('Industries')} tags={tagsOf(profile.industries)} />
            )}
          </EditSection>
          <EditSection title={say('Skills')} onEdit={edit('Skills')} notes={notes('Skills')}>
            {profile.skills.length === 0 ? (
              <Text tone="muted">{say('No skills yet')}</Text>
            ) : (
              <>
                <TagList label={say('Skills')} tags={tagsOf(profile.skills)} />
                <Text look="caption">
                  {say('{skills} of {skillsMax}. The first three stand on your row in a search.', {
                    skills: profile.skills.length,
                    skillsMax: SKILLS_MAX,
                  })}
                </Text>
              </>
            )}
          </EditSection>
          <EditSection title={say('Languages')} onEdit={edit('Languages')}>
            {profile.languages.length === 0 ? (
              <Text tone="muted">{say('No languages yet')}</Text>
            ) : (
              <TagList label={say('Languages')} tags={tagsOf(profile.languages)} />
            )}
          </EditSection>
          <EditSection
            title={say('Work experience')}
            editText={say('Add')}
            editIcon={glyphs.Plus}
            onEdit={edit('WorkExperience', 'new')}
            notes={notes('WorkExperience')}
          >
            {profile.workExperiences.length === 0 ? (
              <Text tone="muted">{say('No work experience')}</Text>
            ) : (
              <DisclosureList
                className={styles['entries'] ?? ''}
                label={say('Work experience')}
                items={orderWorkExperiences(profile.workExperiences)}
                idOf={({ uuid }) => uuid}
                moreText={moreText}
              >
                {(entry) => (
                  <JobEntry
                    entry={entry}
                    onEdit={edit('WorkExperience', entry.uuid)}
                    onDelete={() => onDeleteEntry(entry.uuid)}
                    {...(now === undefined ? {} : { now })}
                  />
                )}
              </DisclosureList>
            )}
          </EditSection>
          <EditSection
            title={say('Education')}
            editText={say('Add')}
            editIcon={glyphs.Plus}
            onEdit={edit('Qualification', 'new')}
          >
            {profile.qualifications.length === 0 ? (
              <Text tone="muted">{say('No education added')}</Text>
            ) : (
              <DisclosureList
                className={styles['entries'] ?? ''}
                label={say('Education')}
                items={orderQualifications(profile.qualifications)}
                idOf={({ uuid }) => uuid}
                moreText={moreText}
              >
                {(entry) => (
                  <EducationEntry
                    entry={entry}
                    onEdit={edit('Qualification', entry.uuid)}
                    onDelete={() => onDeleteQualification(entry.uuid)}
                  />
                )}
              </DisclosureList>
            )}
          </EditSection>
          {sections}
        </div>
      </div>
      {children}
    </div>
  )
}
