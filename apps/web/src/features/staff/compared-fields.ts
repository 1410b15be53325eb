import type { Received, Routes } from '@guildhall/rest-contract/client'
import { formatMoney, formatMonth, formatNumber } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'

/** A profile that waits, beside what was approved before. */
export type VettingReview = Received<Routes['readVetting']>
type Profile = VettingReview['proposed']
type Work = Profile['workExperiences'][number]
type Study = Profile['qualifications'][number]

/** A field as texts, to compare; null where it is not filled in. */
export interface ComparedField {
  readonly id: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

const textOf = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text)
const listOf = (words: readonly string[]): string | null => textOf(words.join(', '))
const moneyOf = (amount: number | null, currency: string | null): string | null =>
  amount === null ? null : formatMoney(amount, currency ?? '')
const daysOf = (days: number | null): string | null =>
  days === null ? null : t('{days} days', { days: formatNumber(days) })
/** Files are compared by their address, which changes with every upload. */
const fileOf = (url: string | null): string | null => url?.split('/').at(-1) ?? null

const fields: readonly (readonly [id: string, label: string, read: (profile: Profile) => string | null])[] = [
  ['name', t('Name'), ({ firstName, lastName }) => textOf(`${firstName} ${lastName}`)],
  ['profilePicture', t('Picture'), ({ profilePicture }) => fileOf(profilePicture)],
  ['jobTitle', t('Job title'), ({ jobTitle }) => textOf(jobTitle)],
  ['introduction', t('Introduction'), ({ introduction }) => textOf(introduction)],
  ['locationTitle', t('Location'), ({ locationTitle }) => textOf(locationTitle)],
  ['opportunityType', t('Open to'), ({ opportunityType }) => opportunityType],
  ['workplaceType', t('Work type'), ({ workplaceType }) => workplaceType],
  ['availability', t('Available in'), ({ availability }) => daysOf(availability)],
  ['contractMin', t('Shortest contract'), ({ contractMin }) => daysOf(contractMin)],
  ['rate', t('Hourly rate'), ({ currency, rate }) => moneyOf(rate, currency)],
  ['permanentRate', t('Salary'), ({ permanentCurrency, permanentRate }) => moneyOf(permanentRate, permanentCurrency)],
  ['industries', t('Industries'), ({ industries }) => listOf(industries)],
  ['skills', t('Skills'), ({ skills }) => listOf(skills)],
  ['languages', t('Languages'), ({ languages }) => listOf(languages)],
  ['cv', t('CV'), ({ cvName, cvUrl }) => (cvUrl === null ? null : `${cvName ?? ''} (${fileOf(cvUrl) ?? ''})`)],
]

const linesOf = (lines: readonly (string | null)[]): string =>
  lines.filter((line) => line !== null && line !== '').join('\n')

const workText = ({ currentWork, description, endDate, location, skills, startDate, title }: Work): string =>
  linesOf([
    title,
    t('{start} to {end}', {
      start: formatMonth(startDate),
      end: currentWork || endDate === null ? t('now') : formatMonth(endDate),
    }),
    location,
    description,
    listOf(skills),
  ])

const studyText = ({ currentlyCompleting, dateGraduated, educationType, qualification }: Study): string =>
  linesOf([
    qualification,
    educationType,
    currentlyCompleting || dateGraduated === null ? t('Not completed yet') : formatMonth(dateGraduated),
  ])

/** Entries of both profiles by their id, in the order of the proposed one, and then those that are gone. */
function entriesOf<Entry extends { readonly uuid: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
  labelOf: (entry: Entry) => string,
  write: (entry: Entry) => string,
): readonly ComparedField[] {
  const gone = before.filter(({ uuid }) => !after.some((entry) => entry.uuid === uuid))
  return [...after, ...gone].map((entry) => {
    const [old, now] = [before, after].map((entries) => entries.find(({ uuid }) => uuid === entry.uuid))
    return {
      id: entry.uuid,
      label: labelOf(entry),
      before: old === undefined ? null : write(old),
      after: now === undefined ? null : write(now),
    }
  })
}

/** All fields of a review, each as it was approved and as it is proposed. Without an earlier approval `before` is null everywhere. Rule: MOD-32. */
export function comparedFields({
  approved,
  proposed,
}: Pick<VettingReview, 'approved' | 'proposed'>): readonly ComparedField[] {
  const before = approved?.profile ?? null
  return [
    ...fields.map(([id, label, read]) => ({
      id,
      label,
      before: before === null ? null : read(before),
      after: read(proposed),
    })),
    ...entriesOf(before?.workExperiences ?? [], proposed.workExperiences, ({ company }) => company, workText),
    ...entriesOf(before?.qualifications ?? [], proposed.qualifications, ({ institution }) => institution, studyText),
  ]
}

/** Whether a field differs. */
export const isChanged = ({ after, before }: ComparedField): boolean => after !== before
