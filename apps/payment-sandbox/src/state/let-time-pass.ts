import type { Store } from './store.ts'

/** Something that falls due at an instant, in seconds. */
export interface Due {
  readonly at: number
  readonly run: () => void
}

/** Lets everything happen that falls due until an instant, each at its own time, and leaves the clock there. */
export const letTimePass = (store: Store, seconds: number, dueOf: (store: Store) => readonly Due[]): void => {
  const until = store.now() + seconds
  const next = (): Due | undefined =>
    dueOf(store)
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at)[0]
  for (let due = next(); due !== undefined; due = next()) {
    store.hold(due.at)
    due.run()
  }
  store.hold(null)
  store.state.ahead += seconds
}
