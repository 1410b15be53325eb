import { runInNewContext } from 'node:vm'

/** The part of a browser that the SDK needs, in Node: elements that load what they name, cookies, and messages between windows. */
export interface ChatwootPage {
  readonly window: object
  readonly document: object
  readonly localStorage: object
  /** The names of the page's cookies. */
  cookieNames(): readonly string[]
  /** Whether the window of the chat is shown. */
  isOpen(): boolean
  /** Waits until everything that was begun has loaded or failed. */
  settle(): Promise<void>
}

interface Element {
  tagName: string
  id: string
  className: string
  children: Element[]
  parent: Element | null
  [property: string]: unknown
}

/** Creates an empty page. */
export const createChatwootPage = (): ChatwootPage => {
  const cookies = new Map<string, string>()
  const stored = new Map<string, string>()
  const waiting = new Set<Promise<void>>()
  const track = (work: Promise<void>): void => {
    const tracked = work.catch(() => undefined).finally(() => waiting.delete(tracked))
    waiting.add(tracked)
  }
  const window = Object.assign(new EventTarget(), {
    navigator: { language: 'en' },
    location: { protocol: 'http:' },
  })
  const trackedFetch = (address: string, init?: RequestInit): Promise<unknown> => {
    const sent = fetch(address, init)
    track(sent.then(() => undefined))
    return sent
  }
  const isInPage = (element: Element): boolean =>
    element === body || (element.parent !== null && isInPage(element.parent))
  const load = (element: Element): void => {
    if (!isInPage(element) || typeof element['src'] !== 'string') return
    const address = element['src']
    const dispatch = (type: string): void => void (element['events'] as EventTarget).dispatchEvent(new Event(type))
    track(
      fetch(address).then(async (answer) => {
        const text = await answer.text()
        if (element.tagName === 'script') {
          if (!answer.ok) return dispatch('error')
          runInNewContext(text, { window, document, fetch: trackedFetch, Event })
          dispatch('load')
        } else if (answer.ok) {
          const [, token] = /authToken: '([^']+)'/.exec(text) ?? []
          const data = `chatwoot-widget:${JSON.stringify({ event: 'loaded', config: { authToken: token } })}`
          if (element['src'] === address && isInPage(element))
            window.dispatchEvent(Object.assign(new Event('message'), { data }))
        }
      }),
    )
  }
  const createElement = (tagName: string): Element => {
    const events = new EventTarget()
    let src: string | undefined
    const element: Element = {
      tagName,
      id: '',
      className: '',
      children: [],
      parent: null,
      events,
      addEventListener: events.addEventListener.bind(events),
      appendChild: (child: Element) => {
        child.parent = element
        element.children.push(child)
        for (const one of [child, ...child.children]) load(one)
      },
      remove: () => {
        const { parent } = element
        if (parent !== null) parent.children = parent.children.filter((one) => one !== element)
        element.parent = null
      },
      focus: () => undefined,
      contentWindow: {
        postMessage: (message: string) =>
          track(
            fetch(new URL('/events', src), { method: 'POST', body: message.slice('chatwoot-widget:'.length) }).then(
              () => undefined,
            ),
          ),
      },
    }
    element['append'] = element['appendChild']
    Object.defineProperty(element, 'src', {
      get: () => src,
      set: (address: string) => {
        src = address
        load(element)
      },
    })
    return element
  }
  const body = createElement('body')
  const all = (from: Element): readonly Element[] => from.children.flatMap((child) => [child, ...all(child)])
  const findByClass = (name: string): Element | undefined =>
    all(body).find(({ className }) => className.split(' ').includes(name))
  const document = {
    body,
    head: body,
    documentElement: { lang: 'en' },
    createElement,
    getElementById: (id: string) => all(body).find((element) => element.id === id) ?? null,
    querySelector: (selector: string) => findByClass(selector.slice(1)) ?? null,
    get cookie(): string {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
  return {
    window,
    document,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    cookieNames: () => [...cookies.keys()],
    isOpen: () => findByClass('woot-widget-holder')?.className.includes('woot--hide') === false,
    settle: async () => {
      while (waiting.size > 0) await Promise.all(waiting)
    },
  }
}
