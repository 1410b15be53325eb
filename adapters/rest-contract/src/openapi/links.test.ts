import { describe, expect, it } from 'vitest'
import type { Route } from '../route.ts'
import { routes } from '../routes/index.ts'
import { idKinds, type OpenApiLink, toLinks } from './links.ts'
import { toOpenApi } from './to-openapi.ts'

const table: Readonly<Record<string, Route>> = routes

const links = Object.keys(table).flatMap((from) =>
  Object.values(toLinks(from)).map((link) => ({ from, to: link.operationId, link })),
)
const expressionsOf = ({ parameters = {}, requestBody = {} }: OpenApiLink) =>
  Object.values({ ...parameters, ...requestBody }).flat()

const resolve = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[part] : undefined,
      value,
    )

/** Ids that come by mail, that name a section, an index or a list, or that the caller makes. */
const WITHOUT_LINK = [
  'verifyEmail',
  'readInvite',
  'requestInviteRenewal',
  'acceptInvite',
  'createFileLink',
  'readList',
  'readListEntries',
  'addListEntry',
  'mergeListEntries',
  'addWorkExperience',
  'putQualification',
  'queryFacet',
  'querySortedCandidates',
]

describe('links of the document', () => {
  // API-23
  it.each(links)('$from gives $to an id that its example has', ({ from, link }) => {
    for (const expression of expressionsOf(link)) {
      expect(resolve(table[from]?.examples.reply, expression.replace('$response.body#', ''))).toEqual(
        expect.any(String),
      )
    }
  })

  it.each(links)('$to takes what $from gives', ({ link, to }) => {
    const { body, params } = table[to] ?? {}
    const shape: object = body !== undefined && 'shape' in body ? (body.shape as object) : {}
    expect(Object.keys(params?.shape ?? {})).toEqual(expect.arrayContaining(Object.keys(link.parameters ?? {})))
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(link.requestBody ?? {})))
  })

  it('give an id to every call that takes one in its path', () => {
    const linked = Object.values(idKinds).flatMap(({ params = {} }) => Object.keys(params))
    const takers = Object.entries(table).filter(
      ([, { params, path }]) => params !== undefined && !/:(provider|section)/.test(path),
    )
    expect(
      takers
        .map(([name]) => name)
        .filter((name) => !linked.includes(name))
        .toSorted(),
    ).toEqual(WITHOUT_LINK.toSorted())
  })

  it('stand at the success of the call that has the id', () => {
    expect(toOpenApi(routes).paths['/v0/templates']?.['get']?.responses['200']).toMatchObject({
      links: {
        saveTemplate: { operationId: 'saveTemplate', parameters: { id: '$response.body#/templates/0/uuid' } },
      },
    })
  })
})
