import type { VettingSection } from '@guildhall/domain/moderation'
import { isListName, type ListName } from '@guildhall/domain/reference'
import { t } from '../../shared/i18n/index.ts'

/** How the pages of operators speak of a list. */
export interface ListLabels {
  readonly title: string
  /** In a sentence: "of the skills". */
  readonly noun: string
  readonly add: string
}

export const listLabels: Readonly<Record<ListName, ListLabels>> = {
  'job-titles': { title: t('Job titles'), noun: t('job titles'), add: t('New job title') },
  industries: { title: t('Industries'), noun: t('industries'), add: t('New industry') },
  'vetting-reasons': { title: t('Vetting reasons'), noun: t('vetting reasons'), add: t('New reason') },
  skills: { title: t('Skills'), noun: t('skills'), add: t('New skill') },
}

/** The sections of a profile that a reason can concern. */
export const sectionLabels: Readonly<Record<VettingSection, string>> = {
  MainProfile: t('Main profile'),
  ProfilePicture: t('Picture'),
  Industries: t('Industries'),
  Skills: t('Skills'),
  Languages: t('Languages'),
  WorkExperience: t('Work experience'),
  Qualification: t('Education'),
  Cv: t('CV'),
}

/** The noun of a list that an entry of the log names. */
export const listNouns = (list: unknown): string =>
  typeof list === 'string' && isListName(list) ? listLabels[list].noun : t('lists')
