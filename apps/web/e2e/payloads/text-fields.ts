import { textFields, type TextField } from '../../../server/src/http-tests/support/text-fields.ts'

export { textFields, type TextField }

const extra = (key: string, code: number, maxLength: number): TextField => ({
  key,
  route: '',
  part: 'body',
  path: [],
  maxLength,
  code,
  closed: null,
})

/** Texts that reach pages in another way than by a body, a parameter or a query. */
export const FILE_NAME = extra('file name of an upload', 900, 1_000)
export const PAGE_ADDRESS = extra('query and fragment of a page', 901, 1_000)
export const USER_AGENT = extra('user agent', 902, 1_000)
export const CV_TEXT = extra('text of a CV', 903, 1_000)
