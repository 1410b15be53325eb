import { type ReactNode, useState } from 'react'

export interface FilePickerProps {
  /** The accessible name of the file input. */
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
  readonly allowsMultiple?: boolean
  /** The control that opens the file dialog. */
  readonly children: (open: () => void) => ReactNode
}

/** Chooses files for a message with a control of the page. Rules: FILE-1, FILE-17. */
export const FilePicker = ({ label, onFiles, allowsMultiple = false, children }: FilePickerProps) => {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <>
      {children(() => input?.click())}
      <input
        ref={setInput}
        type="file"
        hidden
        multiple={allowsMultiple}
        aria-label={label}
        accept=".pdf,.doc,.docx,.png,.jpg,.jpeg"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
