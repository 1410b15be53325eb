import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadedWith } from './loaded-with.ts'
import { packTogether } from './pack-together.ts'
import { viewsOf } from './views.ts'
import { type Piece, piecesOf } from './who-needs.ts'

const piece = (file: string, overrides: Partial<Piece> = {}): Piece => ({
  file,
  sources: [`/src/${file}`],
  bytes: 1_000,
  imports: [],
  asksFor: [],
  start: null,
  isFirst: false,
  ...overrides,
})
const page = (file: string, imports: readonly string[], overrides: Partial<Piece> = {}): Piece =>
  piece(file, { imports, start: `/src/pages/${file}`, ...overrides })

/** An entry that imports pages lazily, a frame, and shared pieces. */
const appOf = (pages: readonly Piece[], ...shared: readonly Piece[]): readonly Piece[] => {
  const frame = piece('frame', { start: '/src/frame', imports: ['menu'] })
  const entry = piece('entry', { isFirst: true, asksFor: [...pages.map(({ file }) => file), 'frame'] })
  return [entry, frame, piece('menu'), ...pages, ...shared]
}
const options = {
  frame: '/frame',
  pages: '/pages/',
  bare: ['/pages/password'],
  rare: ['/pages/staff'],
  often: ['/pages/daily'],
}
const packsOf = (pieces: readonly Piece[]) => packTogether(pieces, viewsOf(pieces, options))

describe('viewsOf', () => {
  const pieces = appOf(
    [page('search', ['list'], { asksFor: ['map'] }), page('password', ['field'])],
    piece('list'),
    piece('field'),
    page('map', ['list', 'globe'], { asksFor: ['legend'] }),
    piece('globe'),
    page('legend', []),
  )
  const views = viewsOf(pieces, options)
  const needs = views.map((view) => [...view.needs].toSorted())

  // UI-2
  it('returns the pages, each with all that it needs, including its frame if it has one', () => {
    expect(needs).toContainEqual(['frame', 'list', 'menu', 'search'])
    expect(needs).toContainEqual(['field', 'password'])
  })

  it('returns lazy parts of pages, and their own parts, within the view that imports them', () => {
    const map = views.find((view) => view.needs.has('map'))
    const legend = views.find((view) => view.needs.has('legend'))
    expect([...(map?.needs ?? [])].toSorted()).toEqual(['globe', 'list', 'map'])
    expect(map?.within.map((view) => view.needs.has('search'))).toEqual([true])
    expect(legend?.within).toEqual([map])
  })

  it('throws when the frame is missing', () => {
    expect(() => viewsOf(pieces, { ...options, frame: '/gone' })).toThrow(/gone/)
  })

  it('throws when nothing imports a part', () => {
    expect(() => viewsOf([...pieces, page('lost', [])], options)).toThrow(/lost/)
  })
})

describe('packTogether', () => {
  it('joins what the same pages need', () => {
    const packs = packsOf(
      appOf([page('one', ['list', 'row']), page('two', ['list', 'row'])], piece('list'), piece('row')),
    )
    expect(packs.get('/src/list')).toBe(packs.get('/src/row'))
  })

  it('joins small sources even if some pages do not need them, because another file would take longer', () => {
    const packs = packsOf(
      appOf([page('one', ['list', 'row']), page('two', ['list'])], piece('list'), piece('row', { bytes: 100 })),
    )
    expect(packs.get('/src/list')).toBe(packs.get('/src/row'))
  })

  it('does not join a large source that one page would load unnecessarily', () => {
    const packs = packsOf(
      appOf([page('one', ['list', 'row']), page('two', ['list'])], piece('list'), piece('row', { bytes: 9_000 })),
    )
    expect(packs.get('/src/list')).not.toBe(packs.get('/src/row'))
  })

  // MOD-26
  it('does not make pages larger for one that few people open', () => {
    const shared = [piece('list', { bytes: 1_700 }), piece('row', { bytes: 1_700 })]
    const withPage = (name: string) =>
      packsOf(appOf([page('one', ['list']), page('two', ['row']), page(name, ['list', 'row'])], ...shared))
    expect(withPage('three').get('/src/list')).toBe(withPage('three').get('/src/row'))
    expect(withPage('staff').get('/src/list')).not.toBe(withPage('staff').get('/src/row'))
  })

  it('does not make a page that most people open daily larger for many others', () => {
    const withPage = (name: string) =>
      packsOf(
        appOf(
          [page(name, ['list']), page('one', ['list', 'row']), page('two', ['list', 'row'])],
          piece('list'),
          piece('row', { bytes: 1_500 }),
        ),
      )
    expect(withPage('three').get('/src/list')).toBe(withPage('three').get('/src/row'))
    expect(withPage('daily').get('/src/list')).not.toBe(withPage('daily').get('/src/row'))
  })

  it('never creates a cycle between packs', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 4 }), { minLength: 14, maxLength: 14 }), (needed) => {
        const shared = needed.slice(4).map((imports, at) =>
          piece(`shared-${at}`, {
            // Each imports only later ones, because sources in a cycle are one piece.
            imports: imports.filter((other) => other > at).map((other) => `shared-${other}`),
            bytes: at % 3 === 0 ? 5_000 : 200,
          }),
        )
        const pages = needed.slice(0, 4).map((imports, at) =>
          page(
            `page-${at}`,
            imports.map((other) => `shared-${other}`),
          ),
        )
        const pieces = appOf(pages, ...shared)
        const packs = packsOf(pieces)
        const packOf = (file: string) => packs.get(`/src/${file}`) ?? file
        const imports = new Map<string, { imports: string[] }>()
        for (const { file, imports: files } of pieces) {
          const pack = imports.get(packOf(file)) ?? { imports: [] }
          pack.imports.push(...files.map(packOf).filter((other) => other !== packOf(file)))
          imports.set(packOf(file), pack)
        }
        for (const [pack, { imports: files }] of imports) expect(loadedWith(imports, files).has(pack)).toBe(false)
      }),
    )
  })

  it('adds no cost for a part that needs what its page has already loaded', () => {
    const packs = packsOf(
      appOf(
        [page('one', ['list', 'row'], { asksFor: ['map'] })],
        piece('list'),
        piece('row', { bytes: 9_000 }),
        page('map', ['list']),
      ),
    )
    expect(packs.get('/src/list')).toBe(packs.get('/src/row'))
  })

  it('leaves out the first page and the entries of pages', () => {
    const packs = packsOf(appOf([page('one', ['list']), page('two', ['list'])], piece('list')))
    expect([...packs.keys()].toSorted()).toEqual(['/src/list', '/src/menu'])
  })
})

const chunk = (fileName: string, overrides: Partial<Parameters<typeof piecesOf>[0][number]> = {}) => ({
  fileName,
  code: `export const is = '${fileName}'`,
  moduleIds: [`/src/${fileName}`],
  imports: [],
  dynamicImports: [],
  facadeModuleId: null,
  isDynamicEntry: false,
  isEntry: false,
  ...overrides,
})

describe('piecesOf', () => {
  it('marks what loads with the first page, including indirect imports, and the entries of lazy imports', () => {
    const pieces = piecesOf([
      chunk('entry', { isEntry: true, imports: ['kit'], dynamicImports: ['search'] }),
      chunk('kit', { imports: ['react'] }),
      chunk('react'),
      chunk('search', { isDynamicEntry: true, facadeModuleId: '/src/search', imports: ['kit', 'list'] }),
      chunk('list'),
    ])
    const first = pieces.filter(({ isFirst }) => isFirst).map(({ file }) => file)
    expect(first).toEqual(['entry', 'kit', 'react'])
    expect(pieces.filter(({ start }) => start !== null).map(({ start }) => start)).toEqual(['/src/search'])
    expect(pieces.find(({ file }) => file === 'entry')?.asksFor).toEqual(['search'])
  })
})
