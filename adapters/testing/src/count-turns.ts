/** The turns of the event loop while `work` runs: in each, other work of the process can run. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let turning = setImmediate(function turn() {
    turns += 1
    turning = setImmediate(turn)
  })
  try {
    await work()
    return turns
  } finally {
    clearImmediate(turning)
  }
}
