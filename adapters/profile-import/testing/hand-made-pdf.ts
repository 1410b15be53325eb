import { deflateSync } from 'node:zlib'

export interface HandMadePdf {
  /** The content of its page, before it is compressed. */
  readonly content: string | Buffer
  /** How often it is compressed. Default 1. */
  readonly layers?: number
  /** The length that the PDF says. Default: the true one. */
  readonly length?: number
  /** Whether the end of the compressed data is wrong. */
  readonly damaged?: boolean
  /** The number of pages that it says. Default 1. */
  readonly count?: number
  /** What the tree of pages has as its only kid. Default: the page. */
  readonly kid?: string
  /** The filters that it says. Default: Flate for each layer. */
  readonly filter?: string
  /** Data of further streams, which are compressed once. */
  readonly more?: readonly Buffer[]
  /** Further objects, from 10 on. */
  readonly objects?: string
}

const repeat = <T>(times: number, first: T, next: (value: T) => T): T => {
  let value = first
  for (let at = 0; at < times; at += 1) value = next(value)
  return value
}

/** A PDF of one page, which may say what is not so. It has no table of objects, so that readers search for them. */
export const pdfOf = (parts: HandMadePdf): Buffer => {
  const { content, count = 1, damaged = false, kid = '3 0 R', layers = 1, more = [], objects = '' } = parts
  const data = repeat(layers, Buffer.from(content), (inner) => deflateSync(inner))
  if (damaged) data.fill(0, data.length - 4)
  const { filter = `[${'/FlateDecode'.repeat(layers)}]`, length = data.length } = parts
  const stream = (number: number, bytes: Buffer, dictionary: string) => [
    Buffer.from(`${number} 0 obj<<${dictionary}>>stream\n`),
    bytes,
    Buffer.from('\nendstream endobj\n'),
  ]
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kid}]/Count ${count}>>endobj\n` +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n' +
        `5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n${objects}`,
    ),
    ...stream(4, data, `/Length ${length}/Filter${filter}`),
    ...more.flatMap((bytes, at) => {
      const deflated = deflateSync(bytes)
      return stream(100 + at, deflated, `/Length ${deflated.length}/Filter/FlateDecode`)
    }),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}
