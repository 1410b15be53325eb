/** What a template may leave open, with the words for it. Rule: CONV-53. */
export const templatePlaceholders = {
  firstName: 'the first name of the person',
  lastName: 'the last name of the person',
  jobTitle: 'their job title',
  location: 'where they are',
  companyName: 'the name of your company',
  senderFirstName: 'your first name',
  senderLastName: 'your last name',
} as const
export type TemplatePlaceholder = keyof typeof templatePlaceholders

/** Values for the placeholders; null or blank is missing. */
export type TemplateValues = Readonly<Record<TemplatePlaceholder, string | null>>

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g
const isKnown = (name: string): name is TemplatePlaceholder => Object.hasOwn(templatePlaceholders, name)

/** The names between double braces, each once, in the order of the text. */
const listPlaceholders = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
]

/** Names that are none of ours, as they are written; a brace too many or too few is named too. */
export const unknownPlaceholders = (text: string): readonly string[] => {
  const unknown = listPlaceholders(text).filter((name) => !isKnown(name))
  const left = text.replaceAll(PLACEHOLDER, '')
  return /\{\{|\}\}/.test(left) ? [...unknown, '{{'] : unknown
}

/** A template's text with its placeholders filled, or the names of those without a value: then it must not be sent. Rule: CONV-54. */
export const fillTemplate = (
  text: string,
  values: TemplateValues,
): { readonly text: string | null; readonly missing: readonly TemplatePlaceholder[] } => {
  const missing = listPlaceholders(text)
    .filter(isKnown)
    .filter((name) => (values[name] ?? '').trim() === '')
  if (missing.length > 0) return { text: null, missing }
  // A value is put in as it is: braces in somebody's name are no placeholders.
  return {
    text: text.replaceAll(PLACEHOLDER, (all, name: string) => (isKnown(name) ? (values[name] ?? '').trim() : all)),
    missing,
  }
}
