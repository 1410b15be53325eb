import { isUuid, required, rule, validate } from '../../shared/index.ts'

const isId = rule((value) => value === '' || isUuid(String(value)), 'Value is not a valid id')

/** The errors of the id of a recipient, which a client may have left out or got wrong. Rule: CONV-31. */
export const recipientIdErrors = (recipientUuid: string) =>
  validate({ recipientUuid }, { recipientUuid: [required, isId] })
