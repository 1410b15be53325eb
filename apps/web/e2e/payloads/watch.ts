import type { BrowserContext, Page } from '@playwright/test'
import { MARKER } from './payloads.ts'

/** What a payload did, or what a page did because of one. */
export interface Watch {
  readonly findings: string[]
  /** Payloads that ran, policy violations, and everything else that must not be. */
  readonly counts: { ran: number; reports: number; others: number }
}

/** Elements and attributes that no page and no mail of the product has, but payloads would have. */
const INJECTED = `(root => {
  const found = []
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName
    if (element.hasAttribute('ran')) found.push('<' + name + ' ran>')
    if (['base', 'object', 'embed', 'marquee', 'xmp', 'isindex'].includes(name)) found.push('<' + name + '>')
    for (const { name: key, value } of element.attributes) {
      if (/^on[a-z]/i.test(key) || (key === 'srcdoc' && !location.pathname.startsWith('/dev/mail'))) found.push('<' + name + ' ' + key + '>')
      if (/^(href|src|action|formaction|data|xlink:href|background|to)$/i.test(key) && /^[\\u0000-\\u0020]*(j\\s*a\\s*v\\s*a\\s*s\\s*c\\s*r\\s*i\\s*p\\s*t|vbscript|data:text|data:image\\/svg)/i.test(value) && !(name === 'link' && value.startsWith('data:image/svg')))
        found.push('<' + name + ' ' + key + '=' + value.slice(0, 40) + '>')
      if (key === 'http-equiv' && /refresh/i.test(value)) found.push('<meta refresh>')
    }
  }
  return found
})(document)`

/** All text of a page that a reader could meet: text, attributes, values of fields, the title. */
const TEXTS = `(() => {
  const texts = [document.title, document.body ? document.body.textContent : '']
  for (const element of document.querySelectorAll('*')) {
    for (const { value } of element.attributes) texts.push(value)
    if ('value' in element && typeof element.value === 'string') texts.push(element.value)
  }
  return texts.join('\\n')
})()`

/** Watches everything that happens in a context. `origin` is the only one that may be asked for anything; null for none. */
export async function watchContext(context: BrowserContext, origin: string | null): Promise<Watch> {
  const findings: string[] = []
  const counts = { ran: 0, reports: 0, others: 0 }
  const note = (kind: keyof typeof counts, text: string): void => {
    counts[kind] += 1
    findings.push(text)
  }
  await context.exposeBinding(MARKER, ({ frame }, number: unknown) =>
    note('ran', `payload ${String(number)} ran on ${frame.url().slice(0, 120)}`),
  )
  await context.exposeBinding('__report', ({ frame }, text: string) =>
    note('reports', `policy report on ${frame.url().slice(0, 120)}: ${text}`),
  )
  await context.addInitScript(() => {
    const report = (window as unknown as { readonly __report: (text: string) => void }).__report
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sample }) =>
      report(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  const watchPage = (page: Page): void => {
    page.on('dialog', (dialog) => {
      note('others', `a dialog on ${page.url().slice(0, 120)}: ${dialog.message().slice(0, 80)}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => note('others', `an error on ${page.url().slice(0, 120)}: ${error.message}`))
    page.on('popup', (popup) => note('others', `a window was opened: ${popup.url().slice(0, 120)}`))
    page.on('framenavigated', (frame) => {
      const url = frame.url()
      if (url !== 'about:blank' && url !== 'about:srcdoc' && !isOwn(url))
        note('others', `a frame went to ${url.slice(0, 120)}`)
    })
  }
  const isOwn = (url: string): boolean =>
    /^(?:data|blob):/.test(url) || (origin !== null && (url === origin || url.startsWith(`${origin}/`)))
  context.on('page', watchPage)
  context.on('request', (request) => {
    if (!isOwn(request.url()) && request.url() !== 'about:blank')
      note('others', `a request to ${request.url().slice(0, 120)}`)
  })
  return { findings, counts }
}

/** Notes what payloads have become on the open page, and returns its texts. */
export async function inspect(page: Page, { counts, findings }: Watch, where: string): Promise<string> {
  const injected = await page.evaluate<readonly string[]>(INJECTED)
  for (const element of injected) {
    counts.others += 1
    findings.push(`an element of a payload in ${where}: ${element}`)
  }
  return page.evaluate<string>(TEXTS)
}
