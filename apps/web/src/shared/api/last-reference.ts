let reference: string | null = null

/** Remembers the reference of the last answer that was a failure of the server, for whoever asks for help about it. */
export const noteReference = (response: Response): void => {
  if (response.status >= 500) reference = response.headers.get('x-request-id')
}

/** The reference of what went wrong last; null where nothing did. */
export const lastReference = (): string | null => reference
