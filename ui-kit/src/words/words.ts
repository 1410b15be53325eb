/** What stands in a sentence's braces; nothing where there is none. */
export type Values = Readonly<Record<string, string | number | null | undefined>>

/** Gives a sentence in the reader's language, its braces filled. */
export type Speaker = (text: string, values?: Values) => string

/** The sentence as it was written, each `{name}` filled; what has no value stays as it is. */
export const asWritten: Speaker = (text, values) =>
  values === undefined
    ? text
    : text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => (name in values ? String(values[name] ?? '') : braces))

let speaker = asWritten

/** Sets the language of everything said from now on. */
export const speak = (next: Speaker): void => {
  speaker = next
}

/** Says a sentence to the reader. Its English is its key in the catalogue, so it has to be written out where it is said. */
export const say: Speaker = (text, values) => speaker(text, values)
