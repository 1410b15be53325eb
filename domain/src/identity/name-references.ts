import type { Uuid } from '../shared/index.ts'

/** Reads the names of accounts by uuid; accounts that do not exist any more are left out. An erased account is called "Deleted user". */
export interface NameDirectory {
  findNames(accountUuids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>>
}

/** The name of an account that does not exist any more. */
const MISSING_ACCOUNT_NAME = 'Deleted user'

const NAME_REFERENCE = /\{name:([0-9a-f-]{36})\}/g

/**
 * Stands for a person's name in a stored text, so that the name is that of the day on which the text is read, and none once the account is
 * erased. Rule: PRIV-18.
 */
export const referToName = (accountUuid: Uuid): string => `{name:${accountUuid}}`

/** The accounts whose names a text contains. */
const listReferences = (text: string): readonly Uuid[] =>
  [...text.matchAll(NAME_REFERENCE)].flatMap(([, uuid]) => uuid ?? [])

/**
 * Reads the names into texts, with one question to the directory however many there are, and none where no text has a name.
 * Returns a function that renders each of the texts. Rule: PRIV-18.
 */
export const readNames = async (
  directory: NameDirectory,
  texts: readonly string[],
): Promise<(text: string) => string> => {
  const uuids = [...new Set(texts.flatMap(listReferences))]
  if (uuids.length === 0) return (text) => text
  const names = await directory.findNames(uuids)
  return (text) => text.replaceAll(NAME_REFERENCE, (_, uuid: string) => names.get(uuid) ?? MISSING_ACCOUNT_NAME)
}
