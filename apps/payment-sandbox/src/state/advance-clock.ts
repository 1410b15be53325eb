import type { Store } from './store.ts'

/** Work that falls due at an instant, in seconds. */
export interface Due {
  readonly at: number
  readonly run: () => void
}

/** Advances the clock to an instant, and runs everything that falls due at its own time. */
export const advanceClock = (store: Store, seconds: number, listDue: (store: Store) => readonly Due[]): void => {
  const until = store.now() + seconds
  const next = (): Due | undefined =>
    listDue(store)
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at)[0]
  for (let due = next(); due !== undefined; due = next()) {
    store.hold(due.at)
    due.run()
  }
  store.hold(null)
  store.state.ahead += seconds
}
