import type { GenericContainer } from 'testcontainers'
import type * as testcontainersModule from 'testcontainers'
import type { Engine } from './engine.ts'

type Testcontainers = typeof testcontainersModule

export interface ContainerRecipe {
  readonly image: string
  readonly port: number
  /** The host port; default: any. */
  readonly hostPort?: number | undefined
  readonly configure: (container: GenericContainer, testcontainers: Testcontainers) => GenericContainer
  readonly url: (host: string, port: number) => string
}

/** Starts a container and waits until its engine responds. Testcontainers is loaded here, because loading it is slow. */
export async function startContainer(recipe: ContainerRecipe): Promise<Engine> {
  const testcontainers = await import('testcontainers')
  const exposed = recipe.hostPort === undefined ? recipe.port : { container: recipe.port, host: recipe.hostPort }
  const container = new testcontainers.GenericContainer(recipe.image).withExposedPorts(exposed)
  const started = await recipe.configure(container, testcontainers).start()
  let stopping: Promise<unknown> | undefined
  return {
    url: recipe.url(started.getHost(), started.getMappedPort(recipe.port)),
    stop: async () => {
      await (stopping ??= started.stop())
    },
  }
}
