/** The values of a message's placeholders; null and undefined fill in nothing. */
export type MessageValues = Readonly<Record<string, string | number | null | undefined>>

/** Translates an English message into the reader's language and fills its placeholders. */
export type Translator = (message: string, values?: MessageValues) => string

/** The English message itself, each `{name}` filled; a placeholder without a value stays as it is. */
export const untranslated: Translator = (message, values) =>
  values === undefined
    ? message
    : message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
        name in values ? String(values[name] ?? '') : placeholder,
      )

let translator = untranslated

/** Sets the language of every message from now on. */
export const setTranslator = (next: Translator): void => {
  translator = next
}

/** Translates a message. The English message is its key in the catalogue, so it has to be a literal. */
export const t: Translator = (message, values) => translator(message, values)
