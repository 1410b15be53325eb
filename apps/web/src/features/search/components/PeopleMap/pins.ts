import Supercluster from 'supercluster'
import { fullName, type FoundCandidate } from '../../../candidates/index.ts'
import { formatPeopleCount as peopleWords } from '../../format-search.ts'
import { ZOOM_MAX } from './camera.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { toPlacePoint, type Spot, toSpot, WORLD } from './projection.ts'

/** Pins within this distance form a cluster, from this number on. Rule: UI-18. */
const MAP_CLUSTER_GRID_PIXELS = 60
const MAP_CLUSTER_MIN = 2

/** A pin of one candidate, or of several who are too close to each other for separate pins. */
export interface Pin extends Spot {
  readonly key: string
  readonly people: readonly FoundCandidate[]
  /** The most frequent town among them. */
  readonly town: string
  /** The number of further towns among them. */
  readonly otherTowns: number
  /** "Ana Silva, Cape Town", "3 people in Cape Town" or "4 people near Pretoria, in 2 towns". */
  readonly label: string
  /** The zoom from which they have separate pins; null if they always share one. */
  readonly opensAt: number | null
}

/** "Cape Town" from "Cape Town, Western Cape, South Africa". */
export const getTown = (locationTitle: string): string => locationTitle.split(/[,،]/, 1)[0]?.trim() ?? ''

const townsOf = (people: readonly FoundCandidate[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { locationTitle } of people) {
    const town = getTown(locationTitle)
    counts.set(town, (counts.get(town) ?? 0) + 1)
  }
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([town]) => town)
}

/** The label of a group of candidates on the map: how many, and around which town. Rule: UI-18. */
export function formatGroup(group: readonly FoundCandidate[]): string {
  const [first] = group
  const [town = '', ...others] = townsOf(group)
  if (first !== undefined && group.length === 1) return `${fullName(first)}, ${town}`
  const words = { people: peopleWords(group.length), town }
  return others.length > 0
    ? t('{people} near {town}, in {count} towns', { ...words, count: others.length + 1 })
    : t('{people} in {town}', words)
}

const longitudeAt = (x: number): number => (Math.max(0, Math.min(WORLD, x)) / WORLD) * 360 - 180

type Bounds = { readonly from: Spot; readonly to: Spot }
type Grouping = (zoom: number, bounds: Bounds) => readonly Pin[]

/** Clusters candidates by the specification's grid. Those without a town are omitted. Rule: UI-18. */
export function groupPeople(people: readonly FoundCandidate[]): Grouping {
  const index = new Supercluster<{ readonly person: FoundCandidate }>({
    radius: MAP_CLUSTER_GRID_PIXELS,
    minPoints: MAP_CLUSTER_MIN,
    maxZoom: ZOOM_MAX,
    extent: WORLD,
  }).load(
    people.flatMap((person) =>
      person.placePoint === null
        ? []
        : {
            type: 'Feature' as const,
            geometry: {
              type: 'Point' as const,
              coordinates: [person.placePoint.longitude, person.placePoint.latitude],
            },
            properties: { person },
          },
    ),
  )
  return (zoom, { from, to }) => {
    // Longitudes increase up to the edges of the world; beyond them they would wrap around.
    const west = longitudeAt(from.x)
    const east = longitudeAt(to.x)
    const north = toPlacePoint({ x: 0, y: Math.max(0, from.y) }).latitude
    const south = toPlacePoint({ x: 0, y: Math.min(WORLD, to.y) }).latitude
    return index
      .getClusters([west, south, east, north], Math.max(0, Math.floor(zoom)))
      .map(({ geometry, properties }): Pin => {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        const isGroup = 'cluster_id' in properties
        const group = isGroup
          ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.person)
          : [properties.person]
        const [town = '', ...others] = townsOf(group)
        const opensAt = isGroup ? index.getClusterExpansionZoom(properties.cluster_id) : null
        return {
          ...toSpot({ latitude, longitude }),
          // The key consists of the candidates, so that a pin keeps its focus while the map moves.
          key: `${group[0]?.uuid ?? ''} ${group.length}`,
          people: group,
          town,
          otherTowns: others.length,
          label: formatGroup(group),
          opensAt: opensAt !== null && opensAt <= ZOOM_MAX ? opensAt : null,
        }
      })
  }
}
