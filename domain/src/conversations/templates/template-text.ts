/** The placeholders of templates, with their labels. Rule: CONV-53. */
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

/** Values for the placeholders; null or blank means missing. */
export type TemplateValues = Readonly<Record<TemplatePlaceholder, string | null>>

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g
/** The pattern of a text whose placeholders are known; a single brace is allowed besides, but not described. */
export const TEMPLATE_TEXT_PATTERN = `^(?:[^{}]|\\{\\{(?:${Object.keys(templatePlaceholders).join('|')})\\}\\})*[^\\s{}](?:[^{}]|\\{\\{(?:${Object.keys(templatePlaceholders).join('|')})\\}\\})*$`
const isKnown = (name: string): name is TemplatePlaceholder => Object.hasOwn(templatePlaceholders, name)

/** The names in double braces, each once, in the order of the text. */
const listPlaceholders = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
]

/** Unknown placeholders as they are written, including unbalanced braces. */
export const unknownPlaceholders = (text: string): readonly string[] => {
  const unknown = listPlaceholders(text).filter((name) => !isKnown(name))
  const left = text.replaceAll(PLACEHOLDER, '')
  return /\{\{|\}\}/.test(left) ? [...unknown, '{{'] : unknown
}

/** Fills a template's placeholders, or returns the names of those without a value; then it must not be sent. Rule: CONV-54. */
export const fillTemplate = (
  text: string,
  values: TemplateValues,
): { readonly text: string | null; readonly missing: readonly TemplatePlaceholder[] } => {
  const missing = listPlaceholders(text)
    .filter(isKnown)
    .filter((name) => (values[name] ?? '').trim() === '')
  if (missing.length > 0) return { text: null, missing }
  // Values are inserted literally: braces in a name are no placeholders.
  return {
    text: text.replaceAll(PLACEHOLDER, (all, name: string) => (isKnown(name) ? (values[name] ?? '').trim() : all)),
    missing,
  }
}
