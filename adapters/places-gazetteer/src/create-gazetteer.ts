import type { Places } from '@guildhall/domain/reference'
import { type AreaGrid, createAreaGrid } from './area-grid.ts'
import { type GazetteerData, readGazetteerData } from './gazetteer-data.ts'
import { readArea, readId, toPlace } from './gazetteer-rows.ts'
import { createNameIndex, type NameIndex } from './name-index.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 50

interface Loaded {
  readonly data: GazetteerData
  readonly names: NameIndex
  readonly rowOfId: ReadonlyMap<string, number>
  readonly grid: () => AreaGrid
}

const load = async (): Promise<Loaded> => {
  const data = await readGazetteerData()
  let grid: AreaGrid | undefined
  return {
    data,
    names: createNameIndex(data),
    rowOfId: new Map(data.id.map((_, row) => [readId(data, row), row])),
    grid: () => (grid ??= createAreaGrid(data)),
  }
}

/** Shared by all gazetteers of a process: the data never changes, and loading it takes a tenth of a second. */
let loading: Promise<Loaded> | undefined
const loaded = (): Promise<Loaded> => (loading ??= load())

/** Places from the gazetteer in this package, loaded on first use. No network. Rule: REF-17. */
export const createGazetteer = (): Places => {
  const complete: Places['autocomplete'] = async (query, options = {}) => {
    const { data, names } = await loaded()
    const limit = Math.min(options.limit ?? DEFAULT_LIMIT, MAX_LIMIT)
    return names.search(query, options.types, limit).map((row) => toPlace(data, row))
  }
  return {
    autocomplete: complete,
    findAddresses: async (query, limit = DEFAULT_LIMIT) => {
      const towns = await complete(query, { types: ['locality'], limit })
      return towns.map(({ address: parts, id, title }) => ({ id, title, parts }))
    },
    find: async (id) => {
      const { data, rowOfId } = await loaded()
      const row = rowOfId.get(id)
      return row === undefined ? null : toPlace(data, row)
    },
    findBest: async (text) => {
      const { data, names } = await loaded()
      const row = names.findBest(text)
      return row === null ? null : toPlace(data, row)
    },
    findTown: async (title) => {
      const { data, names } = await loaded()
      const row = names.findTown(title)
      return row === null ? null : toPlace(data, row)
    },
    locate: async (latitude, longitude) => {
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
      const { data, grid } = await loaded()
      const row = grid().nearest(latitude, longitude)
      return row === null ? null : readArea(data, row)
    },
  }
}
