import { Banner } from '@guildhall/ui-kit/Banner'
import type { ReactNode } from 'react'

export interface FormAlertProps {
  /** The error message of the form, if it belongs to no field; null if there is none. */
  readonly message: ReactNode
}

/** An error of the whole form, shown above its fields. */
export const FormAlert = ({ message }: FormAlertProps) =>
  message === null || message === undefined ? null : (
    <Banner tone="danger" role="alert">
      {message}
    </Banner>
  )
