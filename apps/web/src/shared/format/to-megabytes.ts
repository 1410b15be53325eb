/** The largest size of a file, as texts name it: 10 of 10 × 1024 × 1024 bytes. */
export const toMegabytes = (bytes: number): number => bytes / (1024 * 1024)
