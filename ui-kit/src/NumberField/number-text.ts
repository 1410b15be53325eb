/** The decimal sign of a locale and the one that groups thousands. */
export interface NumberSigns {
  readonly decimal: string
  readonly group: string
}

/** The signs of a BCP 47 locale. */
export const numberSignsOf = (locale: string): NumberSigns => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: signOf('decimal'), group: signOf('group') }
}

/** A single sign that groups thousands: one to three digits before it, not only a zero, and three after it. */
const isGrouped = (number: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)

/**
 * The number as the locale writes it: of comma and point, what can only be a decimal sign is one, also where the locale groups thousands with it.
 */
const withDecimalSign = (number: string, { decimal, group }: NumberSigns): string => {
  const [first, ...others] = number.replaceAll(/[^.,]/g, '')
  const last = others.at(-1)
  if (first === undefined || (decimal !== '.' && decimal !== ',')) return number
  if (last !== undefined) {
    const at = number.lastIndexOf(last)
    const isMixed = number.indexOf(last) === at && first !== last
    return isMixed ? number.slice(0, at).replaceAll(/[.,]/g, '') + decimal + number.slice(at + 1) : number
  }
  return first === decimal || (first === group && isGrouped(number)) ? number : number.replace(first, decimal)
}

const currency = String.raw`(?:\p{L}{0,3}[.\s]*\p{Sc}|\p{L}{1,3}\.?)?`
const amount = new RegExp(String.raw`^${currency}\s*([-−]?)\s*(\d[\d.,\s'’]*)(?![kKmM]$)${currency}$`, 'u')

/** The number in a text such as "R 1 200" or "65,50 USD", as the locale writes it; another text as it is. */
export const toNumberText = (text: string, signs: NumberSigns): string => {
  const trimmed = text.trim()
  const [, minus, number] = amount.exec(trimmed) ?? []
  if (number === undefined) return trimmed
  return `${minus === '' ? '' : '-'}${withDecimalSign(number.replaceAll(/[\s'’]/g, ''), signs)}`
}
