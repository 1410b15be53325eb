import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft, DraftRepository, DraftSubject } from '@guildhall/domain/conversations'

/** Keeps drafts as JSON files in a folder: an adapter of our own for a port of the domain. */
export function createFileDrafts(folder: string): DraftRepository {
  const fileOf = (accountUuid: string, { type, uuid }: DraftSubject): string =>
    join(folder, `${createHash('sha256').update(`${accountUuid} ${type} ${uuid}`).digest('hex')}.json`)
  return {
    async find(accountUuid, subject) {
      const text = await readFile(fileOf(accountUuid, subject), 'utf8').catch(() => null)
      if (text === null) return null
      const draft = JSON.parse(text) as Draft
      return { ...draft, savedAt: new Date(draft.savedAt) }
    },
    save: (accountUuid, subject, draft) => writeFile(fileOf(accountUuid, subject), JSON.stringify(draft)),
    remove: (accountUuid, subject) => rm(fileOf(accountUuid, subject), { force: true }),
  }
}
