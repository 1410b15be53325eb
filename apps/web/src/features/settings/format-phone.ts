import { countries } from '@guildhall/domain/reference'

const codes = [...new Set(countries.map(({ callingCode }) => callingCode.replaceAll(/\D/g, '')))]
  .filter((code) => code !== '')
  .toSorted((one, other) => other.length - one.length)

const LAST_GROUP = 4
const GROUP = 3

/** "82 555 0100": four digits at the end, groups of three before them, and no single digit. */
function groupDigits(figures: string): string {
  const groups = [figures.slice(-LAST_GROUP)]
  let rest = figures.slice(0, -LAST_GROUP)
  while (rest.length > GROUP + 1) {
    groups.unshift(rest.slice(-GROUP))
    rest = rest.slice(0, -GROUP)
  }
  return [rest, ...groups].filter(Boolean).join(' ')
}

/** "+27 82 555 0100" for +27825550100 (E.164); other text unchanged. */
export function formatPhone(number: string): string {
  const figures = /^\+(\d{7,15})$/.exec(number)?.[1]
  if (figures === undefined) return number
  const code = codes.find((one) => figures.startsWith(one))
  return code === undefined ? number : `+${code} ${groupDigits(figures.slice(code.length))}`
}
