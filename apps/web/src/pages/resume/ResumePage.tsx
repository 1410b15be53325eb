import { orderQualifications, orderWorkExperiences, profileCompleteness } from '@guildhall/domain/profiles'
import { SKILLS_MAX } from '@guildhall/domain/shared'
import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Button } from '@guildhall/ui-kit/Button'
import { DisclosureList } from '@guildhall/ui-kit/DisclosureList'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Status } from '@guildhall/ui-kit/Status'
import { TagList } from '@guildhall/ui-kit/Tag'
import { Text } from '@guildhall/ui-kit/Text'
import type { EditPart } from '../../app/profile/edit-parts.ts'
import type { OwnProfile } from '../../app/profile/from-wire.ts'
import { standingWords } from '../../app/profile/profile-words.ts'
import { EditSection } from '../../patterns/EditSection/index.ts'
import { JobEntry } from '../../patterns/JobEntry/index.ts'
import { CvSection } from './CvSection.tsx'
import { EducationEntry } from './EducationEntry.tsx'
import { PreferencesFacts } from './PreferencesFacts.tsx'
import { ProfileProgress } from './ProfileProgress.tsx'
import styles from './ResumePage.module.css'

export interface ResumePageProps extends OwnProfile {
  /** Opens a section's form; `id` is a work entry's, or 'new'. */
  readonly onEdit: (part: EditPart, id?: string) => void
  readonly onDeleteEntry: (uuid: string) => void
  readonly now?: Date
  /** The open form, over the page. */
  readonly children?: ReactNode
}

const tagsOf = (items: readonly string[]) => items.map((item) => ({ id: item, label: item }))
const moreText = (next: number): string => `Show more (${next})`

/** A contractor's own profile, section by section; each is edited in a drawer over it. Source: product-spec §2 /resume. */
export const ResumePage = ({ profile, hiddenReason, onEdit, onDeleteEntry, now, children }: ResumePageProps) => {
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  const standing = standingWords(profile, hiddenReason)
  const edit = (part: EditPart, id?: string) => () => onEdit(part, id)
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Avatar size="lg" name={name} id={profile.uuid} src={profile.profilePicture} />
        <div className={styles['who']}>
          <Text as="h1" look="title">
            {name}
          </Text>
          <Text>{profile.jobTitle ?? 'No job title yet'}</Text>
          {profile.locationTitle !== null && <Text tone="muted">{profile.locationTitle}</Text>}
          <Text as="div">
            <Status tone={standing.tone}>{standing.text}</Status>
          </Text>
        </div>
        <div className={styles['acts']}>
          <Button onPress={edit('MainProfile')}>
            <Icon of={glyphs.Pencil} />
            Edit profile
          </Button>
          <Button look="quiet" onPress={edit('Picture')}>
            <Icon of={glyphs.Camera} />
            {profile.profilePicture === null ? 'Add a picture' : 'New picture'}
          </Button>
        </div>
      </header>
      <div className={styles['columns']}>
        <aside className={styles['aside']} aria-label="Completeness">
          <ProfileProgress completeness={profileCompleteness(profile)} onEdit={onEdit} />
        </aside>
        <div className={styles['sections']}>
          <EditSection title="Main profile" onEdit={edit('MainProfile')}>
            <Text look="prose" tone={profile.introduction === null ? 'muted' : undefined}>
              {profile.introduction ?? 'No introduction yet. Two or three sentences are plenty.'}
            </Text>
          </EditSection>
          <EditSection title="Preferences and rates" onEdit={edit('MainProfile')}>
            <PreferencesFacts profile={profile} />
          </EditSection>
          <EditSection title="Industries" onEdit={edit('Industries')}>
            {profile.industries.length === 0 ? (
              <Text tone="muted">No industries yet</Text>
            ) : (
              <TagList label="Industries" tags={tagsOf(profile.industries)} />
            )}
          </EditSection>
          <EditSection title="Skills" onEdit={edit('Skills')}>
            {profile.skills.length === 0 ? (
              <Text tone="muted">No skills yet</Text>
            ) : (
              <>
                <TagList label="Skills" tags={tagsOf(profile.skills)} />
                <Text look="caption">
                  {profile.skills.length} of {SKILLS_MAX}. The first three stand on your row in a search.
                </Text>
              </>
            )}
          </EditSection>
          <EditSection title="Languages" onEdit={edit('Languages')}>
            {profile.languages.length === 0 ? (
              <Text tone="muted">No languages yet</Text>
            ) : (
              <TagList label="Languages" tags={tagsOf(profile.languages)} />
            )}
          </EditSection>
          <EditSection
            title="Work experience"
            editText="Add"
            editIcon={glyphs.Plus}
            onEdit={edit('WorkExperience', 'new')}
          >
            {profile.workExperiences.length === 0 ? (
              <Text tone="muted">No work experience</Text>
            ) : (
              <DisclosureList
                className={styles['entries'] ?? ''}
                label="Work experience"
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
          <EditSection title="Education">
            {profile.qualifications.length === 0 ? (
              <Text tone="muted">No education added</Text>
            ) : (
              <DisclosureList
                className={styles['entries'] ?? ''}
                label="Education"
                items={orderQualifications(profile.qualifications)}
                idOf={({ uuid }) => uuid}
                moreText={moreText}
              >
                {(entry) => <EducationEntry entry={entry} />}
              </DisclosureList>
            )}
          </EditSection>
          <CvSection profile={profile} />
        </div>
      </div>
      {children}
    </div>
  )
}
