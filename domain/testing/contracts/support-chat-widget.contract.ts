import { describe, expect, it } from 'vitest'
import type { SupportChatPerson, SupportChatWidget } from '../../src/moderation/index.ts'

/** A window with its provider. */
export interface SupportChatUnderTest {
  readonly widget: SupportChatWidget
  /** Those whom the provider was told of, in order; `proven` if the proof is right. */
  people(): readonly { readonly identifier: string; readonly email: string; readonly userType: string }[]
  isOpen(): boolean
  /** Whether the browser still keeps the conversation of somebody. */
  remembers(): boolean
  /** A proof for the identifier that the provider accepts. */
  prove(identifier: string): string
  /** Takes the provider away, or brings it back. */
  setAway(isAway: boolean): void
  /** Waits until what was begun has come to its end. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** What every window of a support chat does. Rules: MOD-9, MOD-10, MOD-11. */
export const supportChatWidgetContract = (name: string, start: () => Promise<SupportChatUnderTest>): void => {
  const using = async (work: (under: SupportChatUnderTest) => Promise<void>): Promise<void> => {
    const under = await start()
    try {
      await work(under)
    } finally {
      await under.stop()
    }
  }
  const personOf = (under: SupportChatUnderTest, identifier: string): SupportChatPerson => ({
    identifier,
    identifierHash: under.prove(identifier),
    email: `${identifier}@example.com`,
    userType: 'contractor',
  })
  const told = (identifier: string) => ({ identifier, email: `${identifier}@example.com`, userType: 'contractor' })

  describe(`${name} connects people to the support chat`, () => {
    // MOD-9
    it('with id, e-mail address and user type, once the window is ready', () =>
      using(async (under) => {
        const person = personOf(under, 'thandi')
        let readyTimes = 0
        const stopListening = under.widget.whenReady(() => {
          readyTimes += 1
        })
        expect(under.widget.connect(person)).toBe(false)
        expect(under.widget.connect(person)).toBe(false)
        await under.settle()
        expect(readyTimes).toBe(1)
        expect(under.widget.connect(person)).toBe(true)
        expect(under.widget.connect(person)).toBe(true)
        await under.settle()
        expect(under.people()).toEqual([told('thandi')])
        stopListening()
      }))

    // MOD-10
    it('also if the provider was away at first', () =>
      using(async (under) => {
        const person = personOf(under, 'thandi')
        under.setAway(true)
        expect(under.widget.connect(person)).toBe(false)
        await under.settle()
        expect(under.widget.connect(person)).toBe(false)
        await under.settle()
        under.setAway(false)
        expect(under.widget.connect(person)).toBe(false)
        await under.settle()
        expect(under.widget.connect(person)).toBe(true)
      }))

    // MOD-10
    it('and opens when it is asked to, not before it is ready', () =>
      using(async (under) => {
        under.widget.open()
        expect(under.isOpen()).toBe(false)
        under.widget.connect(personOf(under, 'thandi'))
        await under.settle()
        under.widget.connect(personOf(under, 'thandi'))
        under.widget.open()
        under.widget.open()
        expect(under.isOpen()).toBe(true)
      }))

    // MOD-11
    it('and forgets them at the end, so that the next person begins anew', () =>
      using(async (under) => {
        under.widget.connect(personOf(under, 'thandi'))
        await under.settle()
        under.widget.connect(personOf(under, 'thandi'))
        under.widget.open()
        await under.settle()
        expect(under.remembers()).toBe(true)
        under.widget.end()
        await under.settle()
        expect([under.isOpen(), under.remembers()]).toEqual([false, false])
        expect(under.widget.connect(personOf(under, 'dana'))).toBe(false)
        await under.settle()
        expect(under.widget.connect(personOf(under, 'dana'))).toBe(true)
        await under.settle()
        expect(under.people()).toEqual([told('thandi'), told('dana')])
      }))

    // MOD-11
    it('and may be ended before it has begun', () =>
      using(async ({ isOpen, widget }) => {
        expect(() => widget.end()).not.toThrow()
        expect(isOpen()).toBe(false)
        await Promise.resolve()
      }))
  })
}
