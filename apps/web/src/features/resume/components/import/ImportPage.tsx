import { IMPORT_UNDO_HOURS, SKILLS_MAX } from '@guildhall/domain/profiles'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { FileUploadItem } from '@guildhall/ui-kit/FileUpload'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { TextButton } from '@guildhall/ui-kit/Link'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { TagList } from '@guildhall/ui-kit/Tag'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import type { ReactNode } from 'react'
import { RoleImportRow, StudyImportRow } from './ImportEntryRow.tsx'
import styles from './ImportPage.module.css'
import { ImportRow } from './ImportRow.tsx'
import { changeCount, newLanguages, newSkills, roleRows, type RowChoice, studyRows } from './import-rows.ts'
import type { ImportDraft } from './use-import-draft.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ImportPageProps {
  readonly fileName: string
  readonly draft: ImportDraft
  readonly isSaving?: boolean
  readonly refusal?: string | null
  readonly onSave: () => void
  readonly onCancel: () => void
}

const sources = {
  linkedin: 'LinkedIn',
  'linkedin-old': t('LinkedIn, an older export'),
  cv: t('A CV, read as well as it can be'),
} as const

const keepOrReplace = [
  { id: 'keep', label: t('Keep') },
  { id: 'replace', label: t('Replace') },
] as const
const tags = (items: readonly string[]) => items.map((item) => ({ id: item, label: item }))

const formatChosen = (count: number): string => {
  if (count === 0) return t('Nothing is chosen')
  return count === 1 ? t('1 change') : t('{count} changes', { count })
}

const formatSave = (count: number): string => {
  if (count === 0) return t('Save')
  return count === 1 ? t('Save 1 change') : t('Save {count} changes', { count })
}

/** Current and imported data side by side; nothing changes until it is saved, and all of it can be undone for a day. Rules: PROF-33, PROF-37. */
export const ImportPage = ({
  fileName,
  draft,
  isSaving = false,
  refusal = null,
  onSave,
  onCancel,
}: ImportPageProps) => {
  const { found, choices } = draft
  const count = changeCount(choices)
  const roles = roleRows(found)
  const studies = studyRows(found)
  const sameCount = [...roles, ...studies].filter(({ isSame }) => isSame).length
  const saysYou = found.headline !== null || found.summary !== null || found.location !== null
  const saysLists = found.skills.length > 0 || found.languages.length > 0
  const isAny = saysYou || saysLists || roles.length > 0 || studies.length > 0
  return (
    <div className={styles['page']}>
      <div className={styles['back']}>
        <Icon icon={icons.ArrowLeft} size="sm" />
        <TextButton onPress={onCancel}>{t('Profile')}</TextButton>
      </div>
      <header>
        <Heading level={1}>{t('What the file says')}</Heading>
        <Text tone="muted">
          {t('Nothing is changed yet. Choose row by row; you can undo it all for {importUndoHours} hours.', {
            importUndoHours: IMPORT_UNDO_HOURS,
          })}
        </Text>
      </header>
      <div className={styles['file']}>
        <FileUploadItem name={fileName} description={sources[found.source]} onRemove={onCancel} />
      </div>
      {refusal !== null && (
        <Banner tone="danger" role="alert" title={t('Not saved.')}>
          {refusal}
        </Banner>
      )}
      {found.warnings.map((warning) => (
        <InlineMessage key={warning} tone="warning">
          {warning}
        </InlineMessage>
      ))}
      {!isAny && (
        <EmptyState isFlush illustration="search" title={t('Nothing was found in this file')}>
          {t('It may hold pictures instead of text. What stands on your profile stays as it is.')}
        </EmptyState>
      )}
      {saysYou && (
        <Part title={t('You')}>
          <TextRow draft={draft} id="jobTitle" name={t('Job title')} now={found.now.jobTitle} found={found.headline} />
          <TextRow
            draft={draft}
            id="introduction"
            name={t('Introduction')}
            now={found.now.introduction}
            found={found.summary}
          />
          <PlaceRow draft={draft} />
        </Part>
      )}
      {roles.length > 0 && (
        <Part
          title={t('Work experience')}
          aside={t('{workExperiences} now, {roles} found', {
            workExperiences: found.now.workExperiences.length,
            roles: roles.length,
          })}
        >
          {roles
            .filter(({ isSame }) => !isSame)
            .map((row) => (
              <RoleImportRow key={row.id} row={row} {...draft.entry(row.id)} />
            ))}
        </Part>
      )}
      {saysLists && (
        <Part title={t('Skills and languages')} aside={t('{skillsMax} skills at most', { skillsMax: SKILLS_MAX })}>
          <ListRow
            draft={draft}
            id="skills"
            name={t('Skills')}
            now={found.now.skills}
            found={found.skills}
            added={newSkills(found)}
            canReplace
          />
          <ListRow
            draft={draft}
            id="languages"
            name={t('Languages')}
            now={found.now.languages}
            found={found.languages.map(({ name }) => name)}
            added={newLanguages(found)}
          />
        </Part>
      )}
      {studies.length > 0 && (
        <Part
          title={t('Education')}
          aside={t('{qualifications} now, {studies} found', {
            qualifications: found.now.qualifications.length,
            studies: studies.length,
          })}
        >
          {studies
            .filter(({ isSame }) => !isSame)
            .map((row) => (
              <StudyImportRow key={row.id} row={row} {...draft.entry(row.id)} />
            ))}
        </Part>
      )}
      {sameCount > 0 && (
        <Text variant="caption">
          {sameCount === 1
            ? t('1 entry is the same on both sides.')
            : t('{sameCount} entries are the same on both sides.', { sameCount })}
        </Text>
      )}
      {found.certifications.length > 0 && (
        <InlineMessage>
          {t(
            'Certificates in the file: {certifications}. They come without a date, so add those that matter under Education.',
            { certifications: found.certifications.join(', ') },
          )}
        </InlineMessage>
      )}
      <footer className={styles['foot']}>
        <Text as="div" variant="label" aria-live="polite">
          {formatChosen(count)}
        </Text>
        <Button variant="quiet" onPress={onCancel} isDisabled={isSaving}>
          {t('Cancel')}
        </Button>
        <Button
          variant="primary"
          onPress={onSave}
          isDisabled={count === 0}
          isPending={isSaving}
          pendingLabel={t('Saving')}
        >
          {formatSave(count)}
        </Button>
      </footer>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly aside?: string
  readonly children: ReactNode
}

const Part = ({ title, aside, children }: PartProps) => (
  <section className={styles['part']} aria-label={title}>
    <header className={styles['partHead']}>
      <Heading level={2} variant="subheading">
        {title}
      </Heading>
      {aside !== undefined && <Text variant="caption">{aside}</Text>}
    </header>
    <ul>{children}</ul>
  </section>
)

interface TextRowProps {
  readonly draft: ImportDraft
  readonly id: string
  readonly name: string
  readonly now: string | null
  readonly found: string | null
}

const TextRow = ({ draft, id, name, now, found }: TextRowProps) =>
  found !== null && (
    <ImportRow
      name={name}
      now={<Text tone={now === null ? 'muted' : undefined}>{now ?? t('Empty')}</Text>}
      found={<Text>{found}</Text>}
      choice={draft.choices[id] ?? 'keep'}
      choices={now === found ? [] : keepOrReplace}
      onChoose={(choice) => draft.choose(id, choice)}
    />
  )

/** A file has no coordinates, so what can be imported is the known place that its words name. Rule: PROF-47. */
const PlaceRow = ({ draft: { choices, choose, found } }: Pick<TextRowProps, 'draft'>) => {
  const { location, now, place } = found
  if (location === null) return null
  const isSame = place === null || place.title === now.locationTitle
  return (
    <ImportRow
      name={t('Place')}
      now={<Text tone={now.locationTitle === null ? 'muted' : undefined}>{now.locationTitle ?? t('Empty')}</Text>}
      found={
        <>
          <Text>{place?.title ?? location}</Text>
          {place === null && (
            <Text variant="caption">{t('Choose it from the list in your main profile, if it has changed.')}</Text>
          )}
          {place !== null && place.title !== location && (
            <Text variant="caption">{t('In the file: {location}', { location })}</Text>
          )}
        </>
      }
      choice={choices['place'] ?? 'keep'}
      choices={isSame ? [] : keepOrReplace}
      onChoose={(choice) => choose('place', choice)}
    />
  )
}

interface ListRowProps {
  readonly draft: ImportDraft
  readonly id: string
  readonly name: string
  readonly now: readonly string[]
  readonly found: readonly string[]
  readonly added: readonly string[]
  readonly canReplace?: boolean
}

const ListRow = ({ draft, id, name, now, found, added, canReplace = false }: ListRowProps) => {
  if (found.length === 0) return null
  const choices: readonly { readonly id: RowChoice; readonly label: string }[] = [
    { id: 'keep', label: t('Keep') },
    ...(added.length > 0 ? [{ id: 'add' as const, label: t('Add {added}', { added: added.length }) }] : []),
    ...(canReplace && now.length > 0 ? [{ id: 'replace' as const, label: t('Replace') }] : []),
  ]
  return (
    <ImportRow
      name={name}
      now={<Text>{now.length === 0 ? t('None') : now.join(', ')}</Text>}
      found={
        <>
          <TagList label={t('{name} found', { name })} tags={tags(found)} />
          <Text variant="caption">
            {added.length === 0
              ? t('You have them already, or there is no room.')
              : t('New: {added}', { added: added.join(', ') })}
          </Text>
        </>
      }
      choice={draft.choices[id] ?? 'keep'}
      choices={choices.length > 1 ? choices : []}
      onChoose={(choice) => draft.choose(id, choice)}
    />
  )
}
