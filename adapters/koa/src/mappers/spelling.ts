import type { Failure } from '@guildhall/domain/shared'

/** How the wire spells the domain's fields; what is not named is spelt alike. */
export type Spelling = Readonly<Record<string, string>>

/** A refusal with its fields as the wire spells them. Only 'invalid' speaks of fields. */
export const spelt = <P extends string>(failure: Failure<P>, spelling: Spelling): Failure<P> =>
  failure.problem !== 'invalid' || failure.details === undefined
    ? failure
    : {
        ...failure,
        details: Object.fromEntries(
          Object.entries(failure.details).map(([field, said]) => [spelling[field] ?? field, said]),
        ),
      }

/** Keeps the fields that were sent, renamed; the rest stays absent, so that a form can be saved in parts. */
export const present = <T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** A record turned round. */
export const inverse = (spelling: Spelling): Spelling =>
  Object.fromEntries(Object.entries(spelling).map(([own, wire]) => [wire, own]))
