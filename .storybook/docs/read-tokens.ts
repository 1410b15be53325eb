// Reads the tokens from their style sheet, so that pages name every token and none that is gone.

/** A custom property with its declared value and the comment behind it. */
export interface Token {
  readonly name: string
  readonly value: string
  readonly note: string | undefined
}

/** Tokens below one comment of the style sheet: its first words are the title. */
export interface TokenGroup {
  readonly title: string
  readonly text: string
  readonly tokens: readonly Token[]
}

const PART = /\/\*(?<comment>[^]*?)\*\/|(?<name>--[\w-]+):\s*(?<value>[^;]+);(?: *\/\*(?<note>[^*]+)\*\/)?/g

/** The tokens of `:root`, in groups, without the values that media and densities replace. */
export function readTokenGroups(sheet: string): readonly TokenGroup[] {
  const begin = sheet.indexOf('{', sheet.lastIndexOf(':root {', sheet.indexOf('--'))) + 1
  const root = sheet.slice(begin, sheet.indexOf('}', begin))
  const groups: { title: string; text: string; tokens: Token[] }[] = []
  for (const { groups: part = {} } of root.matchAll(PART)) {
    if (part['comment'] !== undefined) {
      const text = part['comment'].replaceAll(/\s+/g, ' ').trim()
      groups.push({ title: /^[^:.,(]+/.exec(text)?.[0].trim() ?? text, text, tokens: [] })
    } else {
      const { name = '', value = '', note } = part
      groups.at(-1)?.tokens.push({ name, value: value.replaceAll(/\s+/g, ' ').trim(), note: note?.trim() })
    }
  }
  return groups.filter(({ tokens }) => tokens.length > 0)
}
