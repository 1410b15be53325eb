/** What nodemailer says of a failure. */
interface Failure {
  /** Its kind, such as 'ECONNECTION'. */
  readonly code: string
  /** The server's code, such as 550; null if it said nothing. */
  readonly status: number | null
  /** The server's words. */
  readonly answer: string
}

const ANSWER_MAX = 300

const readFailure = (error: unknown): Failure | null => {
  if (!(error instanceof Error)) return null
  const { code, response, responseCode }: Partial<Record<'code' | 'response' | 'responseCode', unknown>> & Error = error
  return {
    code: typeof code === 'string' ? code : '',
    status: typeof responseCode === 'number' ? responseCode : null,
    answer: typeof response === 'string' ? response.replaceAll(/\s+/g, ' ').slice(0, ANSWER_MAX) : '',
  }
}

/** A permanent rejection of a mail: 5xx for sender, recipient or content, but not for our login. */
export const isPermanent = (error: unknown): boolean => {
  const { code = '', status = null } = readFailure(error) ?? {}
  return status !== null && status >= 500 && status <= 599 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

/** Why a mail was not delivered, for operators: what happened, then what the server said. */
export const describeMailError = (error: unknown): string => {
  const failure = readFailure(error)
  if (failure === null) return 'The mail could not be delivered'
  const { answer, code, status } = failure
  const said = answer === '' ? '' : `: ${answer}`
  if (code === 'EAUTH') return `The mail server refuses our sign-in${said}`
  if (status === null) return `The mail server does not answer${code === '' ? '' : ` (${code})`}`
  return isPermanent(error)
    ? `The mail server refused it for good${said}`
    : `The mail server could not take it now${said}`
}
