import type { ApprovalExtra, VettedSection } from '@guildhall/domain/profiles'
import { t } from '../../shared/i18n/index.ts'

/** The sections of a profile that vetters look at. */
export const sectionLabels: Readonly<Record<VettedSection, string>> = {
  name: t('Name'),
  picture: t('Picture'),
  title: t('Job title'),
  introduction: t('Introduction'),
  location: t('Location'),
  preferences: t('Work preferences'),
  availability: t('Availability'),
  rates: t('Rates'),
  industries: t('Industries'),
  skills: t('Skills'),
  languages: t('Languages'),
  work: t('Work experience'),
  education: t('Education'),
  cv: t('CV'),
}

/** A label inside of a sentence: abbreviations stay as they are. */
export const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** What a rule for new profiles can ask for. */
export const extraLabels: Readonly<Record<ApprovalExtra, string>> = {
  mobile: t('A mobile number'),
  'own-domain': t('An e-mail address that is not of a free provider'),
  import: t('An imported CV or LinkedIn export'),
  cv: t('A CV to download'),
}
