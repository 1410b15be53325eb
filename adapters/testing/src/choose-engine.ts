import { isDockerAvailable } from './docker.ts'
import { addressOf, type Engine, type EngineName } from './engine.ts'

export interface EngineSources {
  /** With Testcontainers; loaded only if a Docker engine responds. */
  readonly container: () => Promise<Engine>
  /** On this machine; installs what is missing. */
  readonly native: () => Promise<Engine>
}

/** An address from the environment, otherwise a container if Docker is available, otherwise the native engine; throws if all fail. */
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

/** Like `chooseEngine`, without addresses from the environment: for tests that stop and start the engine. */
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
