import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/**
 * The gazetteer's file: one row a place in columns of equal length, ordered by population, largest first. A row with `country[i]` set
 * and `id[i]` 0 is a country; with `id[i]` 1 the province itself; else a locality. Coordinates are degrees times 10,000.
 */
export interface GazetteerData {
  /** Alpha-2 codes, pointed at by `country`. */
  readonly countries: readonly string[]
  /** GeoNames admin-1 codes ('ZA.11') and names, pointed at by `province`. */
  readonly provinces: readonly string[]
  readonly provinceNames: readonly string[]
  /** 0 country, 1 province, negative a suburb of the hand list, else the GeoNames id. */
  readonly id: readonly number[]
  /** Empty for countries and provinces, whose names stand elsewhere. */
  readonly name: readonly string[]
  readonly country: readonly number[]
  /** -1 where unknown. */
  readonly province: readonly number[]
  readonly latitude: readonly number[]
  readonly longitude: readonly number[]
  /** Other names: row and name. */
  readonly aliases: readonly (readonly [row: number, name: string])[]
}

/** Coordinates in the file are degrees times this. */
export const COORDINATE_SCALE = 10_000

const unpack = promisify(gunzip)

/** Path of the file in the package. */
export const gazetteerFile = new URL('../data/gazetteer.json.gz', import.meta.url)

/** Reads the whole file. */
export const readGazetteerData = async (): Promise<GazetteerData> =>
  JSON.parse((await unpack(await readFile(gazetteerFile))).toString('utf8')) as GazetteerData
