import {
  type HighlightTags,
  OMITTABLE_PARTS,
  type OmittablePart,
  readParameters,
  WireError,
} from '@guildhall/domain/search'
import { err, ok, type Result } from '@guildhall/domain/shared'

type Wire = Readonly<Record<string, unknown>>

/** Names of attributes as the service's clients send them; `workExperiences` includes `workExperiences.title`. */
export interface AttributeSelection {
  readonly all: boolean
  readonly names: readonly string[]
  /** Left out: '-introduction' in the list. */
  readonly except: readonly string[]
}

/** The parameters of a query that only shape its answer. Rule: SRCH-47. */
export interface WireFormat {
  readonly retrieve: AttributeSelection
  readonly highlight: AttributeSelection
  /** Whether items of lists are highlighted only where they match. */
  readonly highlightsMatchingItems: boolean
  readonly tags: HighlightTags
  readonly rankingInfo: boolean
}

/** The attributes that text is searched in. Rules: SRCH-8, SRCH-70. */
const SEARCHABLE = ['job_title', 'skills', 'workExperiences.title', 'qualifications.qualification', 'introduction']
const NAMES_MAX = 100
const TAG_MAX_LENGTH = 200

/** A list, also as JSON or with commas, as clients send it in a URL. */
export const namesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string' && !value.trim().startsWith('[')) return value.split(',')
  let list: unknown = value
  try {
    if (typeof value === 'string') list = JSON.parse(value)
  } catch {
    throw new WireError('is not readable JSON')
  }
  if (!Array.isArray(list) || !list.every((name) => typeof name === 'string'))
    throw new WireError('must be a list of texts')
  if (list.length > NAMES_MAX) throw new WireError(`may hold ${NAMES_MAX} names at most`)
  return list
}

const selectionOf = (value: unknown, fallback: readonly string[]): AttributeSelection => {
  const sent = value === undefined || value === null ? fallback : namesOf(value)
  const list = sent.map((name) => name.trim()).filter((name) => name !== '')
  const except = list.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
  const names = list.filter((name) => !name.startsWith('-') && name !== '*')
  const all = list.includes('*') || (except.length > 0 && names.length === 0)
  return { all, names, except }
}

const tagOf = (value: unknown, fallback: string): string => {
  if (value === undefined || value === null) return fallback
  if (typeof value === 'string' && value.length <= TAG_MAX_LENGTH) return value
  throw new WireError(`must be a text of ${TAG_MAX_LENGTH} characters at most`)
}

const flagOf = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1'

/** Reads the format of an answer; 'invalid' carries the errors by parameter. */
export const parseWireFormat = (wire: Wire): Result<WireFormat, 'invalid'> => {
  const { errors, read } = readParameters(wire)
  const none: AttributeSelection = { all: false, names: [], except: [] }
  const retrieve = read('attributesToRetrieve', none, (value) => selectionOf(value, ['*']))
  const highlight = read('attributesToHighlight', none, (value) => selectionOf(value, SEARCHABLE))
  const pre = read('highlightPreTag', '', (value) => tagOf(value, '<em>'))
  const post = read('highlightPostTag', '', (value) => tagOf(value, '</em>'))
  if (Object.keys(errors).length > 0) return err('invalid', errors)
  return ok({
    retrieve,
    highlight,
    highlightsMatchingItems: flagOf(wire['restrictHighlightAndSnippetArrays']),
    tags: { pre, post },
    rankingInfo: flagOf(wire['getRankingInfo']),
  })
}

const covers = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`)

/** Whether an attribute belongs to a selection; `partly` also counts an object of which a part belongs. */
const isSelected = ({ all, except, names }: AttributeSelection, path: string, partly: boolean): boolean =>
  !except.some((name) => covers(name, path)) &&
  (all || names.some((name) => covers(name, path) || (partly && covers(path, name))))

/** The large parts of a profile of which nothing is answered; none that is inside another. Rule: SRCH-92. */
export const omittedParts = ({ highlight, retrieve }: WireFormat): readonly OmittablePart[] => {
  const unneeded = OMITTABLE_PARTS.filter(
    (part) => !isSelected(retrieve, part, true) && !isSelected(highlight, part, true),
  )
  return unneeded.filter((part) => !unneeded.some((other) => other !== part && covers(other, part)))
}

/** What a selection says of the attributes of one path. */
interface SelectedPath {
  readonly path: string
  /** Whether values of this path are selected, and whether any are below it. */
  readonly isSelected: boolean
  readonly isPartly: boolean
  /** Whether values of this path are selected whatever is in them. */
  readonly isWhole: boolean
  /** The only parts that can be selected; null for any. */
  readonly parts: readonly string[] | null
  readonly below: Map<string, SelectedPath>
}

/** The next segment of each name that begins with a path. */
const partsBelow = (names: readonly string[], path: string): readonly string[] => {
  const start = path === '' ? '' : `${path}.`
  const rests = names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
  return [...new Set(rests.map((rest) => rest.replace(/\..*/s, '')))]
}

const toSelectedPath = (selection: AttributeSelection, path: string): SelectedPath => {
  const isSelectedHere = isSelected(selection, path, false)
  return {
    path,
    isSelected: isSelectedHere,
    isPartly: isSelected(selection, path, true),
    isWhole: isSelectedHere && !selection.except.some((name) => covers(path, name)),
    parts: isSelectedHere || selection.all ? null : partsBelow(selection.names, path),
    below: new Map(),
  }
}

const isObject = (value: unknown): value is Wire => typeof value === 'object' && value !== null
const isEmpty = (object: Wire): boolean => Object.keys(object).length === 0

/**
 * Selects attributes of hits: values of nested objects by their path ('workExperiences.title'), each item of a list by the path of the list.
 * `map` changes the values that are neither list nor object; undefined leaves one out, and an item of a list of which nothing else is left.
 * Each path is compared with the names once, as all hits of an answer have the same ones.
 */
export const createAttributeSelector = (
  selection: AttributeSelection,
  map: ((value: unknown, isListItem: boolean) => unknown) | null = null,
): ((hit: Wire) => Record<string, unknown>) => {
  if (!selection.all && selection.names.length === 0) return () => ({})
  const below = (parent: SelectedPath, name: string): SelectedPath => {
    const known = parent.below.get(name)
    if (known !== undefined) return known
    const child = toSelectedPath(selection, parent.path === '' ? name : `${parent.path}.${name}`)
    parent.below.set(name, child)
    return child
  }
  const visit = (value: unknown, at: SelectedPath, isListItem: boolean): unknown => {
    if (at.isWhole && map === null) return value
    if (Array.isArray(value)) return value.map((item) => visit(item, at, true)).filter((item) => item !== undefined)
    if (isObject(value)) {
      const selected = visitObject(value, at, isListItem)
      return isListItem && map !== null && isEmpty(selected) ? undefined : selected
    }
    if (!at.isSelected) return undefined
    return map === null ? value : map(value, isListItem)
  }
  const visitObject = (object: Wire, at: SelectedPath, isListItem: boolean): Record<string, unknown> => {
    const result: Record<string, unknown> = {}
    for (const name of at.parts ?? Object.keys(object)) {
      if (!Object.hasOwn(object, name)) continue
      const child = below(at, name)
      const selected = child.isPartly ? visit(object[name], child, isListItem) : undefined
      if (selected !== undefined) result[name] = selected
    }
    return result
  }
  const root = toSelectedPath(selection, '')
  return (hit) => visitObject(hit, root, false)
}
