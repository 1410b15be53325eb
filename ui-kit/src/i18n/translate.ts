/** Values for the placeholders of a message; null and undefined become empty. */
export type MessageValues = Readonly<Record<string, string | number | null | undefined>>

/** Translates an English message into the reader's language and fills its placeholders. */
export type Translator = (message: string, values?: MessageValues) => string

/** Fills each `{name}` of the English message; a placeholder without a value stays. */
export const untranslated: Translator = (message, values) =>
  values === undefined
    ? message
    : message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
        name in values ? String(values[name] ?? '') : placeholder,
      )

let translator = untranslated

/** Sets the translator of all messages from now on. */
export const setTranslator = (next: Translator): void => {
  translator = next
}

/** Translates a message. The English message is its key in the catalogue, so it has to be a literal. */
export const t: Translator = (message, values) => translator(message, values)
