/** Returns a function that calls what it is given in the next task: all that it is given within one task in the same, in order. */
export function inOneTask(): (call: () => void) => void {
  let waiting: (() => void)[] = []
  const callAll = (): void => {
    const calls = waiting
    waiting = []
    for (const call of calls) {
      try {
        call()
      } catch (error) {
        // As if each had a task of its own: the others are called.
        reportError(error)
      }
    }
  }
  return (call) => {
    if (waiting.push(call) === 1) setTimeout(callAll)
  }
}
