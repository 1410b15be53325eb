import { Fragment, type ReactNode } from 'react'
import { t, type MessageValues } from './translate.ts'

export interface TransProps {
  /** The whole English message, with `<name>…</name>` around what a component renders. */
  readonly message: string
  /** Values of the placeholders. */
  readonly values?: MessageValues
  /** What renders each mark, by its name. */
  readonly components: Readonly<Record<string, (text: string) => ReactNode>>
}

const mark = /<(\w+)>(.*?)<\/\1>/gs

/** A translated message with links or emphasis in it, which a translation may put anywhere. */
export const Trans = ({ message, values, components }: TransProps) => {
  const translated = t(message, values)
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: name = '', 2: text = '', index } of translated.matchAll(mark)) {
    parts.push(translated.slice(end, index), <Fragment key={index}>{components[name]?.(text) ?? text}</Fragment>)
    end = index + whole.length
  }
  return <>{[...parts, translated.slice(end)]}</>
}
