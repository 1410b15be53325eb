/** Data that is loaded: loading, failed or ready. Each block of a page has its own. */
export type Loadable<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly value: Value }

interface Query<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

const NOT_FOUND = 404

/** What somebody may no longer see is not found, as if it had never been. */
const isGone = (error: Error | null): boolean => error !== null && 'status' in error && error.status === NOT_FOUND

/** Converts a query for the page; data that was loaded before stays while it is loaded again, and if that fails, unless it is gone. */
export function toLoadable<Value>({ data, error, refetch }: Query<Value>): Loadable<Value> {
  if (data !== undefined && !isGone(error)) return { state: 'ready', value: data }
  return error === null
    ? { state: 'loading' }
    : { state: 'failed', message: error.message, onRetry: () => void refetch() }
}

/** Maps the value of a loadable that is ready. */
export const mapLoadable = <From, To>(loadable: Loadable<From>, to: (value: From) => To): Loadable<To> =>
  loadable.state === 'ready' ? { state: 'ready', value: to(loadable.value) } : loadable
