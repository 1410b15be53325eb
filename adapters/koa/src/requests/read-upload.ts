import type { IncomingMessage } from 'node:http'
import { IMAGE_MAX_BYTES, type UploadedPicture } from '@guildhall/domain/files'
import type { Route } from '@guildhall/rest-contract'
import formidable from 'formidable'
import { RequestRefused } from './request-refused.ts'
import { createUnnamedFile, type UnnamedFile } from './unnamed-file.ts'

/** A file and the text fields beside it; a field that was sent twice has the list of its texts. */
export interface Upload {
  readonly file: UploadedPicture
  readonly fields: Readonly<Record<string, unknown>>
}

/** The domain shortens names further. */
const FILE_NAME_MAX_LENGTH = 1_000
/** formidable's codes: of a file over its limit, and of a request whose sender is gone. */
const FILE_TOO_LARGE = 1009
const ABORTED = 1002
const FILE_ERROR_MESSAGE = 'There was an error processing the file. Please try again.'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** The temporary files of a request. */
class TemporaryFiles {
  readonly #files: UnnamedFile[] = []
  #closed = false
  /** The parser may still open one after it has failed. */
  add(file: UnnamedFile): void {
    this.#files.push(file)
    if (this.#closed) void file.close()
  }
  read(): Promise<readonly Buffer[]> {
    return Promise.all(this.#files.map((file) => file.read()))
  }
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#files.map((file) => file.close()))
  }
}

/** Reads the uploads of a route, through files that are gone whatever happens. Rules: FILE-19, API-16. */
export const createUploadReader = ({ fileMaxBytes = IMAGE_MAX_BYTES, problems }: Route) => {
  const tooLarge = problems['too-large']?.message
  const rethrow = (error: unknown): never => {
    const code = codeOf(error)
    if (code === FILE_TOO_LARGE) {
      throw new RequestRefused('too-large', tooLarge === undefined ? {} : { message: tooLarge })
    }
    // As other bodies report it.
    if (code === ABORTED)
      throw Object.assign(new Error('The request was aborted'), { code: 'ECONNABORTED', status: 400 })
    throw error
  }
  const parse = async (request: IncomingMessage, temporary: TemporaryFiles): Promise<Upload> => {
    const form = formidable({
      maxFileSize: fileMaxBytes,
      maxTotalFileSize: fileMaxBytes,
      maxFiles: 1,
      maxFields: 10,
      maxFieldsSize: 64 * 1024,
      allowEmptyFiles: true,
      minFileSize: 0,
      fileWriteStreamHandler: () => {
        const file = createUnnamedFile()
        temporary.add(file)
        return file.input
      },
    })
    const [fields, files] = await form.parse(request).catch(rethrow)
    const file = files['file']?.[0]
    const [bytes] = await temporary.read()
    if (file === undefined || bytes === undefined || bytes.length === 0) {
      throw new RequestRefused('invalid', { message: FILE_ERROR_MESSAGE, errors: { file: [FILE_ERROR_MESSAGE] } })
    }
    return {
      file: { bytes, originalName: (file.originalFilename ?? 'file').slice(0, FILE_NAME_MAX_LENGTH) },
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, texts]) => [name, texts?.length === 1 ? texts[0] : texts]),
      ),
    }
  }
  return async (request: IncomingMessage): Promise<Upload> => {
    const temporary = new TemporaryFiles()
    try {
      return await parse(request, temporary)
    } finally {
      await temporary.close()
    }
  }
}
