/** How long a host that did not respond is not asked, in ms. Rule: SRCH-6. */
const SEARCH_HOST_DOWN_MS = 120_000

/** The hosts of one cluster, and which of them did not respond. */
export interface HostList<Host> {
  /** The hosts to ask, in this order: those that are not marked down, or all of them if every one is. */
  list(): readonly Host[]
  markDown(host: Host): void
  /** It responded. */
  markUp(host: Host): void
  isDown(host: Host): boolean
  isEveryHostDown(): boolean
}

/** A list in which no host is marked down; `now` in ms. */
export const createHostList = <Host>(hosts: readonly Host[], now: () => number): HostList<Host> => {
  const downUntil = new Map<Host, number>()
  const isDown = (host: Host): boolean => (downUntil.get(host) ?? 0) > now()
  const listUp = (): readonly Host[] => hosts.filter((host) => !isDown(host))
  return {
    list: () => {
      const up = listUp()
      return up.length > 0 ? up : hosts
    },
    isDown,
    isEveryHostDown: () => listUp().length === 0,
    markUp: (host) => void downUntil.delete(host),
    markDown: (host) => void downUntil.set(host, now() + SEARCH_HOST_DOWN_MS),
  }
}
