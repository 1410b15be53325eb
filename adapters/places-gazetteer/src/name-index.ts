import { findCountry, type PlaceType } from '@guildhall/domain/reference'
import { foldName } from './fold.ts'
import type { GazetteerData } from './gazetteer-data.ts'
import { readName, readType } from './gazetteer-rows.ts'
import { isWithinOneTypo } from './one-typo.ts'

/** Finds rows by prefixes of their words. */
export interface NameIndex {
  /** Rows whose name starts with the words, then rows that contain such a word later; both largest first. */
  search(query: string, types: readonly PlaceType[] | undefined, limit: number): readonly number[]
  /** The largest town whose full name is before the first comma, and whose area contains every word after it. */
  findTown(title: string): number | null
  /**
   * The largest row of exactly that name, else of a name that starts with the words, else the largest one typo away. The province or the
   * country may follow the name.
   */
  findBest(text: string): number | null
}

/** Towns by title that are remembered. */
const TOWNS_KEPT = 10_000
const BUCKET_LETTERS = 3

/** Shorter names are too many to tell one with a typo from another. */
const TYPO_MIN_LETTERS = 5

/** Indexes names and aliases by the first three letters of each word; a shorter query scans all names. */
export const createNameIndex = (data: GazetteerData): NameIndex => {
  const others = new Map<number, string[]>()
  for (const [row, name] of data.aliases) others.set(row, [...(others.get(row) ?? []), foldName(name)])
  const names = data.id.map((_, row) => foldName(readName(data, row)))
  const buckets = new Map<string, number[]>()
  for (const [row, name] of names.entries()) {
    for (const text of [name, ...(others.get(row) ?? [])]) addWords(buckets, text, row)
  }
  const namesOf = (row: number): readonly string[] => [names[row] ?? '', ...(others.get(row) ?? [])]
  const everyRow = [...names.keys()]
  const provinces = data.provinceNames.map(foldName)
  const otherCountryNames = Map.groupBy(
    data.aliases.filter(([row]) => readType(data, row) === 'country'),
    ([row]) => data.country[row],
  )
  const countries = data.countries.map((code, country) => {
    const known = (otherCountryNames.get(country) ?? []).map(([, name]) => name)
    return foldName([findCountry(code)?.name ?? '', code, ...known].join(' '))
  })

  /** Words after the name may be the province or the country: "springfield ill", "paris, france". */
  const areaHas = (row: number, word: string): boolean =>
    startsWord(names[row] ?? '', word) ||
    startsWord(provinces[data.province[row] ?? -1] ?? '', word) ||
    startsWord(countries[data.country[row] ?? -1] ?? '', word)

  const rank = (row: number, query: string, words: readonly string[]): 0 | 1 | null => {
    const own = namesOf(row)
    if (own.some((name) => name.startsWith(query))) return 0
    if (own.some((name) => startsWord(name, query))) return 1
    const [first = '', ...rest] = words
    if (rest.length === 0 || !rest.every((word) => areaHas(row, word))) return null
    if (own.some((name) => name.startsWith(first))) return 0
    return own.some((name) => startsWord(name, first)) ? 1 : null
  }

  const rowsOf = (start: string): readonly number[] =>
    start.length < BUCKET_LETTERS ? everyRow : (buckets.get(start.slice(0, BUCKET_LETTERS)) ?? [])

  /** A town that gives its province the name goes before the province: New York is the city. */
  const largest = (rows: readonly number[]): number | null => {
    const [first] = rows
    if (first === undefined || readType(data, first) !== 'administrative_area_level_1') return first ?? null
    const isItsTown = (row: number): boolean =>
      readType(data, row) === 'locality' && data.province[row] === data.province[first]
    return rows.find(isItsTown) ?? first
  }

  const towns = new Map<string, number | null>()
  const findTown = (title: string): number | null => {
    const [name = '', ...area] = title.split(',').map(foldName)
    if (name === '') return null
    const words = area.flatMap((part) => part.split(' ')).filter((word) => word !== '')
    const town = rowsOf(name).find(
      (row) =>
        readType(data, row) === 'locality' && namesOf(row).includes(name) && words.every((word) => areaHas(row, word)),
    )
    return town ?? null
  }
  return {
    findBest: (text) => {
      const ways = splitArea(text)
      for (const { area, name } of ways) {
        const exact = rowsOf(name).filter(
          (row) => namesOf(row).includes(name) && area.every((word) => areaHas(row, word)),
        )
        if (exact.length > 0) return largest(exact)
      }
      const query = foldName(text)
      const words = query.split(' ')
      // A name that only contains the words is another place: Africa is not South Africa.
      const begun = ways.length === 0 ? undefined : rowsOf(words[0] ?? '').find((row) => rank(row, query, words) === 0)
      if (begun !== undefined) return begun
      for (const { area, name } of ways) {
        if (name.length < TYPO_MIN_LETTERS) continue
        const isNear = (own: string): boolean => isWithinOneTypo(own, name)
        const near = everyRow.filter((row) => namesOf(row).some(isNear) && area.every((word) => areaHas(row, word)))
        if (near.length > 0) return largest(near)
      }
      return null
    },
    search: (text, types, limit) => {
      const query = foldName(text)
      if (query === '' || limit <= 0) return []
      const words = query.split(' ')
      const found: [number[], number[]] = [[], []]
      for (const row of rowsOf(words[0] ?? '')) {
        if (types !== undefined && !types.includes(readType(data, row))) continue
        const place = rank(row, query, words)
        if (place !== null) found[place].push(row)
        if (found[0].length >= limit) break
      }
      return [...found[0], ...found[1]].slice(0, limit)
    },
    findTown: (title) => {
      const known = towns.get(title)
      if (known !== undefined) return known
      const town = findTown(title)
      // Titles come from profiles, of which most repeat.
      if (towns.size >= TOWNS_KEPT) towns.clear()
      towns.set(title, town)
      return town
    },
  }
}

interface Way {
  readonly name: string
  /** The words of the province or the country. */
  readonly area: readonly string[]
}

/** A text as a name and its area: what is before and after the first comma, else each way to part the words, the longest name first. */
const splitArea = (text: string): readonly Way[] => {
  const [first = '', ...rest] = text.split(',').map(foldName)
  const words = first.split(' ').filter((word) => word !== '')
  if (words.length === 0) return []
  if (rest.length > 0)
    return [{ name: first, area: rest.flatMap((part) => part.split(' ')).filter((word) => word !== '') }]
  return words.map((_, cut) => ({
    name: words.slice(0, words.length - cut).join(' '),
    area: words.slice(words.length - cut),
  }))
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
