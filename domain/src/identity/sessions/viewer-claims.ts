import type { Viewer } from '../account.ts'

/** The claims of a signed token that belongs to a viewer. Rule: MOD-53. */
export const toViewerClaims = ({
  operatorSessionUuid,
  operatorUuid,
  until,
}: Viewer): Readonly<Record<string, string>> => ({
  operatorUuid,
  operatorSessionUuid,
  until: until.toISOString(),
})

/** The viewer in the claims of a signed token; null if it is not a viewer's. */
export const readViewerClaims = (claims: Readonly<Record<string, string>>): Viewer | null => {
  const { operatorSessionUuid, operatorUuid, until } = claims
  return operatorUuid === undefined || operatorSessionUuid === undefined || until === undefined
    ? null
    : { operatorUuid, operatorSessionUuid, until: new Date(until) }
}
