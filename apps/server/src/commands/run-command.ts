import { InvalidConfig } from '../config/invalid-config.ts'

type ErrorClass = abstract new (...args: never[]) => Error

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs a command, which returns the exit code of the process. Errors that an operator can mend are printed without a stack. */
export async function runCommand(run: () => Promise<number>, ...mendable: readonly ErrorClass[]): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    if (!(error instanceof Error) || ![InvalidConfig, ...mendable].some((known) => error instanceof known)) throw error
    print(error.message)
    process.exitCode = 1
  }
}
