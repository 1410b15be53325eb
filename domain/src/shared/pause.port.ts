/** Waits for so many milliseconds, for somebody else to be done. */
export type Pause = (milliseconds: number) => Promise<void>
