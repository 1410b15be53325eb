import type { IdGenerator } from '../../src/index.ts'

/** Generates consecutive ids in the form of version 7 UUIDs. */
export const fakeIds = (): IdGenerator => {
  let count = 0
  return {
    uuid: () => {
      count += 1
      return `01910000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
    },
  }
}
