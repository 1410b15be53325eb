import { buildByGo } from './build-by-go.ts'

export const NATS_VERSION = '2.15.2'

/** Path of a NATS server in the required version. Throws `MissingProgram`. */
export const installNats = (progress: (line: string) => void): Promise<string> =>
  buildByGo(
    {
      title: 'NATS',
      program: 'nats-server',
      module: 'github.com/nats-io/nats-server/v2',
      version: NATS_VERSION,
      otherwise: 'set TEST_NATS_URL to a running NATS',
    },
    progress,
  )
