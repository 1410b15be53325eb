import type { Uuid } from '../shared/index.ts'

/** A value as JSON has it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** One kind of thing that somebody has given: a row for each. */
export interface PersonalSection {
  /** Also its file's name: 'work-experience'. */
  readonly key: string
  /** 'Work experience' */
  readonly title: string
  readonly rows: readonly { readonly [field: string]: JsonValue }[]
}

/** A file that somebody uploaded. */
export interface PersonalFile {
  /** Its name in the store. */
  readonly storeName: string
  /** The name that they gave it. */
  readonly originalName: string
}

/** All that a person has given, and nothing of others but the names that they were shown. Rule: PRIV-5. */
export interface PersonalData {
  /** `billing`: also who is billed by the company; for those who hold the right to it. */
  sections(accountUuid: Uuid, choice: { readonly billing: boolean }): Promise<readonly PersonalSection[]>
  files(accountUuid: Uuid): Promise<readonly PersonalFile[]>
}
