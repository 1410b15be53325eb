import type { Uuid } from '../shared/index.ts'

/** A JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** One kind of personal data, with its rows. */
export interface PersonalSection {
  /** Also its file's name: 'work-experience'. */
  readonly key: string
  /** 'Work experience' */
  readonly title: string
  readonly rows: readonly { readonly [field: string]: JsonValue }[]
}

/** A file that the person uploaded. */
export interface PersonalFile {
  /** Its name in the store. */
  readonly storeName: string
  /** Its original name. */
  readonly originalName: string
}

/** Reads all data of a person, and nothing about others except the names that they could see. Rule: PRIV-5. */
export interface PersonalData {
  /** `billing`: also the company's billing details, for roles that may see them. */
  sections(accountUuid: Uuid, choice: { readonly billing: boolean }): Promise<readonly PersonalSection[]>
  files(accountUuid: Uuid): Promise<readonly PersonalFile[]>
}
