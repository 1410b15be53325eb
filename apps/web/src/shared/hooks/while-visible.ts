/** Calls `run` each time the page becomes visible, and at an interval while it is. Returns a function that ends that. */
export function whileVisible(run: () => void, everyMs: number): () => void {
  const runIfVisible = (): void => {
    if (document.visibilityState === 'visible') run()
  }
  const timer = setInterval(runIfVisible, everyMs)
  document.addEventListener('visibilitychange', runIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', runIfVisible)
  }
}
