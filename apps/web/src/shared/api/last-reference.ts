let reference: string | null = null

/** Remembers the reference of the last server error, for support requests. */
export const noteReference = (response: Response): void => {
  if (response.status >= 500) reference = response.headers.get('x-request-id')
}

/** The reference of the last server error; null if there was none. */
export const lastReference = (): string | null => reference
