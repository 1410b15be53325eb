import { findCountry, type PlaceType } from '@guildhall/domain/reference'
import { foldName } from './fold.ts'
import type { GazetteerData } from './gazetteer-data.ts'
import { readName, readType } from './gazetteer-rows.ts'

/** Finds rows by prefixes of their words. */
export interface NameIndex {
  /** Rows whose name starts with the words, then rows that contain such a word later; both largest first. */
  search(query: string, types: readonly PlaceType[] | undefined, limit: number): readonly number[]
  /** The largest town whose full name is before the first comma, and whose area contains every word after it. */
  findTown(title: string): number | null
}

const BUCKET_LETTERS = 3

/** Indexes names and aliases by the first three letters of each word; a shorter query scans all names. */
export const createNameIndex = (data: GazetteerData): NameIndex => {
  const others = new Map<number, string[]>()
  for (const [row, name] of data.aliases) others.set(row, [...(others.get(row) ?? []), foldName(name)])
  const names = data.id.map((_, row) => foldName(readName(data, row)))
  const buckets = new Map<string, number[]>()
  for (const [row, name] of names.entries()) {
    for (const text of [name, ...(others.get(row) ?? [])]) addWords(buckets, text, row)
  }
  const everyRow = [...names.keys()]
  const provinces = data.provinceNames.map(foldName)
  const countries = data.countries.map((code) => foldName(`${findCountry(code)?.name ?? ''} ${code}`))

  /** Words after the name may be the province or the country: "springfield ill", "paris, france". */
  const areaHas = (row: number, word: string): boolean =>
    startsWord(names[row] ?? '', word) ||
    startsWord(provinces[data.province[row] ?? -1] ?? '', word) ||
    startsWord(countries[data.country[row] ?? -1] ?? '', word)

  const rank = (row: number, query: string, words: readonly string[]): 0 | 1 | null => {
    const own = [names[row] ?? '', ...(others.get(row) ?? [])]
    if (own.some((name) => name.startsWith(query))) return 0
    if (own.some((name) => startsWord(name, query))) return 1
    const [first = '', ...rest] = words
    if (rest.length === 0 || !rest.every((word) => areaHas(row, word))) return null
    if (own.some((name) => name.startsWith(first))) return 0
    return own.some((name) => startsWord(name, first)) ? 1 : null
  }

  return {
    findTown: (title) => {
      const [name = '', ...area] = title.split(',').map(foldName)
      if (name === '') return null
      const words = area.flatMap((part) => part.split(' ')).filter((word) => word !== '')
      const rows = name.length < BUCKET_LETTERS ? everyRow : (buckets.get(name.slice(0, BUCKET_LETTERS)) ?? [])
      const town = rows.find(
        (row) =>
          readType(data, row) === 'locality' &&
          (names[row] === name || (others.get(row)?.includes(name) ?? false)) &&
          words.every((word) => areaHas(row, word)),
      )
      return town ?? null
    },
    search: (text, types, limit) => {
      const query = foldName(text)
      if (query === '' || limit <= 0) return []
      const words = query.split(' ')
      const first = words[0] ?? ''
      const rows = first.length < BUCKET_LETTERS ? everyRow : (buckets.get(first.slice(0, BUCKET_LETTERS)) ?? [])
      const found: [number[], number[]] = [[], []]
      for (const row of rows) {
        if (types !== undefined && !types.includes(readType(data, row))) continue
        const place = rank(row, query, words)
        if (place !== null) found[place].push(row)
        if (found[0].length >= limit) break
      }
      return [...found[0], ...found[1]].slice(0, limit)
    },
  }
}

const startsWord = (text: string, start: string): boolean => text.startsWith(start) || text.includes(` ${start}`)

const addWords = (buckets: Map<string, number[]>, text: string, row: number): void => {
  for (let start = 0; start < text.length && start >= 0;) {
    const key = text.slice(start, start + BUCKET_LETTERS)
    const rows = buckets.get(key)
    if (rows === undefined) buckets.set(key, [row])
    else if (rows.at(-1) !== row) rows.push(row)
    const space = text.indexOf(' ', start)
    start = space < 0 ? -1 : space + 1
  }
}
