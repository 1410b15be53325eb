/** How often the event loop turns while `work` runs: other work of the process can run so often. */
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
