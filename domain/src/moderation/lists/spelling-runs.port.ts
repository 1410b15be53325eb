/** Remembers by which lists everybody was spelled, so that nobody is read again while the lists stay the same. */
export interface SpellingRuns {
  /** How many runs over everybody have ended with these lists, one after another; 0 if the last one had others. */
  count(lists: string): Promise<number>
  /** Another one has ended with these lists. */
  add(lists: string): Promise<void>
}
