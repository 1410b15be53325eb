import sheet from '../../../ui-kit/src/theme/tokens.css?raw'
import { readTokenGroups, type Token, type TokenGroup } from '../read-tokens.ts'

/** Every group of tokens of the style sheet. */
export const groups: readonly TokenGroup[] = readTokenGroups(sheet)

export const allTokens: readonly Token[] = groups.flatMap(({ tokens }) => tokens)

/** The tokens whose names begin so. */
export const tokensOf = (prefix: string): readonly Token[] => allTokens.filter(({ name }) => name.startsWith(prefix))

/** Whether a token is a colour, and not a size with a colour in it, such as a shadow. */
export const isColour = ({ value }: Token): boolean => /^(?:light-dark|oklch|var\(--n-)/.test(value)
