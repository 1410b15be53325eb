import { isDockerAvailable } from './docker.ts'
import { addressOf, type Engine, type EngineName } from './engine.ts'

export interface EngineSources {
  /** By Testcontainers; loaded only where a Docker engine answers. */
  readonly container: () => Promise<Engine>
  /** On this machine; installs what is missing. */
  readonly native: () => Promise<Engine>
}

/** An address from the environment, else a container where Docker answers, else the native engine; never none without an error. */
export async function chooseEngine(
  name: EngineName,
  sources: EngineSources,
  {
    address = addressOf(name),
    docker = isDockerAvailable,
  }: { address?: string | undefined; docker?: () => Promise<boolean> } = {},
): Promise<Engine> {
  if (address !== undefined) return { url: address, stop: async () => undefined }
  return startOwn(name, sources, docker)
}

/** As `chooseEngine`, for a test that must stop and start the engine and so cannot use somebody's address. */
export async function startOwn(
  name: EngineName,
  sources: EngineSources,
  docker: () => Promise<boolean> = isDockerAvailable,
): Promise<Engine> {
  if (!(await docker())) return sources.native()
  try {
    return await sources.container()
  } catch (error) {
    process.stderr.write(
      `${name}: Docker answers but its container did not start (${String(error)}); using the native engine\n`,
    )
    return sources.native()
  }
}
