import type { Failure } from '@guildhall/domain/shared'

/** Wire names by domain field; fields that are not listed have the same name on both sides. */
export type FieldNames = Readonly<Record<string, string>>

/** A failure with the wire names of its fields. Only 'invalid' has fields. */
export const renameFields = <P extends string>(failure: Failure<P>, fieldNames: FieldNames): Failure<P> =>
  failure.problem !== 'invalid' || failure.details === undefined
    ? failure
    : {
        ...failure,
        details: Object.fromEntries(
          Object.entries(failure.details).map(([field, messages]) => [fieldNames[field] ?? field, messages]),
        ),
      }

/** Drops undefined fields, so that a form can be saved in parts. */
export const definedFields = <T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** Swaps keys and values. */
export const invert = (fieldNames: FieldNames): FieldNames =>
  Object.fromEntries(Object.entries(fieldNames).map(([own, wire]) => [wire, own]))
