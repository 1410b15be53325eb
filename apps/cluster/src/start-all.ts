/** Waits until all have started; if one fails, those that did are stopped and its error is thrown. */
export async function startAll<T extends { stop(): Promise<void> }>(
  starting: readonly Promise<T>[],
): Promise<readonly T[]> {
  const outcomes = await Promise.allSettled(starting)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  if (failed === undefined) return started
  await Promise.allSettled(started.map((one) => one.stop()))
  throw failed.reason
}
