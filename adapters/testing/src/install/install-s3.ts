import { buildByGo } from './build-by-go.ts'

export const S3_VERSION = '1.8.0'

/** Path of a small server that speaks S3 over a folder. Throws `MissingProgram`. */
export const installS3 = (progress: (line: string) => void): Promise<string> =>
  buildByGo(
    {
      title: 'versitygw',
      program: 'versitygw',
      module: 'github.com/versity/versitygw/cmd/versitygw',
      version: S3_VERSION,
      otherwise: 'set TEST_S3_URL to a running storage that speaks S3, such as http://key:secret@127.0.0.1:7070',
    },
    progress,
  )
