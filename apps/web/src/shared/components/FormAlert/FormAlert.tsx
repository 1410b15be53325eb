import { Banner } from '@guildhall/ui-kit/Banner'
import type { ReactNode } from 'react'

export interface FormAlertProps {
  /** Why the form was refused, where no field is to blame; null where it was not. */
  readonly message: ReactNode
}

/** An error of a whole form, above its fields. */
export const FormAlert = ({ message }: FormAlertProps) =>
  message === null || message === undefined ? null : (
    <Banner tone="danger" role="alert">
      {message}
    </Banner>
  )
