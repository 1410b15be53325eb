import { Fragment, type ReactNode } from 'react'
import { say, type Values } from './words.ts'

export interface SayProps {
  /** The whole sentence, with `<name>…</name>` round what is shown in its own way. */
  readonly text: string
  readonly values?: Values
  readonly parts: Readonly<Record<string, (words: string) => ReactNode>>
}

const marked = /<(\w+)>(.*?)<\/\1>/gs

/** A sentence with a link or emphasis in it, which a translation may put anywhere. */
export const Say = ({ text, values, parts }: SayProps) => {
  const said = say(text, values)
  const pieces: ReactNode[] = []
  let from = 0
  for (const { 0: whole, 1: name = '', 2: words = '', index } of said.matchAll(marked)) {
    pieces.push(said.slice(from, index), <Fragment key={index}>{parts[name]?.(words) ?? words}</Fragment>)
    from = index + whole.length
  }
  return <>{[...pieces, said.slice(from)]}</>
}
