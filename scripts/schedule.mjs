/**
 * Runs steps in parallel, in their order: each when its `after` steps have ended and enough cores are free. A step that needs more cores
 * than there are runs alone. `start` runs a step, and settles when it has ended.
 */
export function schedule(steps, cores, start) {
  const waiting = [...steps]
  const running = new Set()
  const isWaitedFor = (name) => [...waiting, ...running].some((step) => step.name === name)
  const isReady = (step) => !(step.after ?? []).some(isWaitedFor)
  const busy = () => [...running].reduce((sum, step) => sum + step.cores, 0)
  const next = () => waiting.find((step) => isReady(step) && (running.size === 0 || busy() + step.cores <= cores))
  return new Promise((resolve) => {
    const go = () => {
      if (waiting.length === 0 && running.size === 0) resolve()
      for (let step = next(); step !== undefined; step = next()) {
        const begun = step
        waiting.splice(waiting.indexOf(begun), 1)
        running.add(begun)
        void start(begun).finally(() => {
          running.delete(begun)
          go()
        })
      }
    }
    go()
  })
}
