/** What a view shows while its data is on its way, when it did not come, and when it is there. */
export type Loadable<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly value: Value }

interface QueryLike<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** A query as a view sees it: data that was read once stays on screen while it is read again. */
export const loadableOf = <Value>({ data, error, refetch }: QueryLike<Value>): Loadable<Value> => {
  if (data !== undefined) return { state: 'ready', value: data }
  return error === null
    ? { state: 'loading' }
    : { state: 'failed', message: error.message, onRetry: () => void refetch() }
}
