import type { ContractorProfile } from '@guildhall/domain/profiles'
import { t } from '../../../../shared/i18n/index.ts'
import type { EditPart } from '../../edit-parts.ts'
import type { UnsavedSection } from '../../unsaved-sections.ts'

const names: Readonly<Partial<Record<EditPart, string>>> = {
  MainProfile: t('Main profile, preferences and rates'),
  Industries: t('Industries'),
  Skills: t('Skills'),
  Languages: t('Languages'),
}

/** The name of what was begun: the section, the entry, or a new entry. */
export function getUnsavedName({ id, part }: UnsavedSection, profile: ContractorProfile): string {
  if (id === null) return names[part] ?? ''
  const job = profile.workExperiences.find(({ uuid }) => uuid === id)
  const study = profile.qualifications.find(({ uuid }) => uuid === id)
  return job?.title ?? study?.qualification ?? t('New entry')
}
