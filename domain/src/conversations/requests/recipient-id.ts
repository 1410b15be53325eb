import { required, rule, validate } from '../../shared/index.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isId = rule((value) => value === '' || ID.test(String(value)), 'Value is not a valid id')

/** The errors of the id of a recipient, which a client may have left out or got wrong. Rule: CONV-31. */
export const recipientIdErrors = (recipientUuid: string) =>
  validate({ recipientUuid }, { recipientUuid: [required, isId] })
