import { type ComponentType, lazy } from 'react'
import { withMissingPartError } from '../../shared/errors/missing-part.ts'

/** A page whose file is loaded when it opens. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withMissingPartError(load()) }))
