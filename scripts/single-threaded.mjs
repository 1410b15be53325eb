/**
 * Environment for the compiler and the type-aware linter, which are Go programs. Two of them run in parallel; each on one thread, and with
 * fewer garbage collections, they need a third of the processor time.
 */
export const singleThreaded = { GOMAXPROCS: '1', GOGC: '400' }
