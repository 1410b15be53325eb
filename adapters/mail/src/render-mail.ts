import type { Mail as SentMail, MailParagraph } from '@guildhall/domain/notifications'
import { escapeHtml } from '@guildhall/domain/shared'
import { DARK, LIGHT } from './mail-theme.ts'

/** What is rendered: not what the ledger keeps. */
type Mail = Omit<SentMail, 'note'>

/** The two parts of a mail. */
export interface RenderedMail {
  readonly text: string
  readonly html: string
}

/** The footer of every mail. */
export interface MailFooter {
  /** The product's public URL, without a trailing slash. */
  readonly publicUrl: string
  /** The sender's postal address in one line; null if the operator set none. */
  readonly postalAddress: string | null
}

/** The reader's theme, or a fixed one for previews. */
export type MailTheme = 'by-reader' | 'light' | 'dark'

/** Renders a mail as plain text and HTML. All user input is escaped. */
export const renderMail = (mail: Mail, footer: MailFooter, theme: MailTheme = 'by-reader'): RenderedMail => ({
  text: renderText(mail, footer),
  html: renderHtml(mail, footer, theme),
})

const settingsUrl = ({ publicUrl }: MailFooter): string => `${publicUrl}/settings/notifications`

function renderText(mail: Mail, footer: MailFooter): string {
  const parts = mail.paragraphs.map((part) =>
    typeof part === 'string'
      ? part
      : part.quote
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n'),
  )
  if (mail.action) parts.push(`${mail.action.label}: ${mail.action.url}`)
  const foot = ['-- ', 'Guildhall']
  if (footer.postalAddress !== null) foot.push(footer.postalAddress)
  if (mail.unsubscribeUrl) foot.push(`Fewer mails like this: ${mail.unsubscribeUrl}`)
  foot.push(`All mail settings: ${settingsUrl(footer)}`)
  return `${parts.join('\n\n')}\n\n${foot.join('\n')}\n`
}

/** The preview text in mail lists: the first paragraph after the greeting. */
const toPreheader = ({ paragraphs }: Mail): string => {
  const [first, second] = paragraphs.map((part) => (typeof part === 'string' ? part : part.quote))
  return (second ?? first ?? '').slice(0, 120)
}

const SANS = `'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif`
const SERIF = `'Source Serif 4','Iowan Old Style',Georgia,serif`

const paragraph = (part: MailParagraph): string =>
  typeof part === 'string'
    ? `<p style="margin:0 0 16px">${lines(part)}</p>`
    : `<blockquote class="quote" style="margin:4px 0 20px;padding:12px 16px;border-left:3px solid ${LIGHT.accent};border-radius:0 6px 6px 0;background:${LIGHT.quote}">${lines(part.quote)}</blockquote>`

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const button = ({ action }: Mail): string =>
  action === null
    ? ''
    : `<p style="margin:24px 0 28px"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${LIGHT.accent};color:${LIGHT.onAccent};font-weight:600;line-height:20px;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="muted" style="margin:0 0 8px;font-size:12px;line-height:18px;color:${LIGHT.muted}">Or open <a class="muted" href="${escapeHtml(action.url)}" style="color:${LIGHT.muted};word-break:break-all">${escapeHtml(action.url)}</a></p>`

const small = (text: string): string => `<p class="muted" style="margin:0 0 4px;color:${LIGHT.muted}">${text}</p>`
const link = (url: string, label: string): string =>
  `<a class="muted" href="${escapeHtml(url)}" style="color:${LIGHT.muted}">${label}</a>`

const renderFooter = (mail: Mail, footer: MailFooter): string => {
  const ways = [
    ...(mail.unsubscribeUrl === null ? [] : [link(mail.unsubscribeUrl, 'Fewer mails like this')]),
    link(settingsUrl(footer), 'All mail settings'),
  ]
  return [
    ...(mail.unsubscribeUrl === null ? [small('This mail belongs to your account and is always sent.')] : []),
    small(ways.join(' · ')),
    small(['Guildhall', ...(footer.postalAddress === null ? [] : [escapeHtml(footer.postalAddress)])].join(' · ')),
  ].join('\n')
}

const darkRules = `body{background:${DARK.canvas}!important;color:${DARK.text}!important}.sheet{background:${DARK.sheet}!important;border-color:${DARK.line}!important}.quote{background:${DARK.quote}!important;border-color:${DARK.accent}!important}.muted{color:${DARK.muted}!important}.button{background:${DARK.accent}!important;color:${DARK.onAccent}!important}`
const mediaOf: Readonly<Record<MailTheme, string>> = {
  'by-reader': '(prefers-color-scheme:dark)',
  light: 'not all',
  dark: 'all',
}

function renderHtml(mail: Mail, footer: MailFooter, theme: MailTheme): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>@media ${mediaOf[theme]}{${darkRules}}@media (max-width:480px){.desk{padding:12px 8px!important}.sheet{padding:24px 20px!important}}</style>
</head>
<body style="margin:0;padding:0;background:${LIGHT.canvas};color:${LIGHT.text};font:15px/24px ${SANS};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(toPreheader(mail))}</div>
<div class="desk" style="padding:32px 16px">
<p style="max-width:560px;margin:0 auto 16px;font:500 20px/28px ${SERIF}">Guildhall</p>
<div class="sheet" style="max-width:496px;margin:0 auto;padding:32px;background:${LIGHT.sheet};border:1px solid ${LIGHT.line};border-radius:12px;overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;font:500 24px/32px ${SERIF}">${escapeHtml(mail.subject)}</h1>
${mail.paragraphs.map(paragraph).join('\n')}
${button(mail)}
</div>
<div style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:18px">
${renderFooter(mail, footer)}
</div>
</div>
</body>
</html>
`
}
