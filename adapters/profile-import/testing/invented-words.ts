import type { InventedDate, InventedLanguage, InventedRole } from './invented-person.ts'

interface Words {
  readonly contact: string
  readonly skills: string
  readonly summary: string
  readonly experience: string
  readonly education: string
  readonly present: string
  readonly months: string
  readonly between: string
}

const english = 'January February March April May June July August September October November December'

/** The labels of an export in each viewer's language; 'xx' is an unknown language. */
export const words: Readonly<Record<InventedLanguage, Words>> = {
  en: {
    contact: 'Contact',
    skills: 'Top Skills',
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    present: 'Present',
    months: english,
    between: ' ',
  },
  es: {
    contact: 'Contactar',
    skills: 'Aptitudes principales',
    summary: 'Extracto',
    experience: 'Experiencia',
    education: 'Educación',
    present: 'Present',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    between: ' de ',
  },
  pt: {
    contact: 'Contato',
    skills: 'Principais competências',
    summary: 'Resumo',
    experience: 'Experiência',
    education: 'Formação acadêmica',
    present: 'Present',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    between: ' de ',
  },
  fr: {
    contact: 'Coordonnées',
    skills: 'Principales compétences',
    summary: 'Résumé',
    experience: 'Expérience',
    education: 'Formation',
    present: 'aujourd’hui',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    between: ' ',
  },
  de: {
    contact: 'Kontakt',
    skills: 'Top-Kenntnisse',
    summary: 'Zusammenfassung',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    present: 'heute',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    between: ' ',
  },
  nl: {
    contact: 'Contact',
    skills: 'Belangrijkste vaardigheden',
    summary: 'Samenvatting',
    experience: 'Ervaring',
    education: 'Opleiding',
    present: 'heden',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    between: ' ',
  },
  it: {
    contact: 'Contatti',
    skills: 'Competenze principali',
    summary: 'Riepilogo',
    experience: 'Esperienza',
    education: 'Formazione',
    present: 'oggi',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    between: ' ',
  },
  xx: {
    contact: 'Hafa',
    skills: 'Helstu faerni',
    summary: 'Um mig',
    experience: 'Reynsla',
    education: 'Menntun',
    present: 'Present',
    months: english,
    between: ' ',
  },
}

/** Formats a date like an export. */
export const dateIn = (language: InventedLanguage, date: InventedDate): string => {
  const [year = '', month] = date.split('-')
  if (month === undefined) return year
  const { between, months } = words[language]
  return `${months.split(' ')[Number(month) - 1]}${between}${year}`
}

const monthsOf = (date: InventedDate): number => {
  const [year = '0', month = '1'] = date.split('-')
  return Number(year) * 12 + Number(month)
}

/** The duration of a role in brackets; a current role counts until the end of 2026. */
export const lengthIn = ({ end, start }: Pick<InventedRole, 'start' | 'end'>): string => {
  const months = monthsOf(end ?? '2026-12') - monthsOf(start) + 1
  if (!start.includes('-')) return months <= 12 ? 'less than a year' : `${Math.round(months / 12)} years`
  const years = Math.floor(months / 12)
  const parts = [years > 0 ? `${years} years` : '', months % 12 > 0 ? `${months % 12} months` : '']
  return parts.filter((part) => part !== '').join(' ')
}
