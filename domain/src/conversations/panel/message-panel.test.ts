import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialPanel, messagePanel, type PanelEvent, type PanelFacts } from './message-panel.ts'

const facts: PanelFacts = {
  messageStatus: null,
  canContactAgain: true,
  profileComplete: true,
  entitlements: { contact: true, reason: null },
}
const after = (start: PanelFacts, ...events: readonly PanelEvent[]) => events.reduce(messagePanel, initialPanel(start))
const write = { type: 'write-clicked' } as const

describe('the message panel', () => {
  // CONV-58
  it('starts from the current contact', () => {
    const views = (['active', 'pending', null] as const).map(
      (messageStatus) => initialPanel({ ...facts, messageStatus }, true).view,
    )
    expect(views).toEqual(['active', 'pending', 'form'])
    expect(initialPanel(facts).view).toBe('start')
  })

  it('goes from start to the form', () => {
    expect(after(facts, write).view).toBe('form')
    expect(after(facts, { type: 'direct-message-requested' }).view).toBe('form')
    expect(after(facts, write, { type: 'form-left' }).view).toBe('start')
  })

  // CONV-59
  it.each([
    ['contact-requests-used-up', 'upgrade'],
    ['trial-ended', 'expired'],
    ['subscription-expired', 'expired'],
  ] as const)('shows a modal instead of the form where the plan says %s', (reason, modal) => {
    const refused = { ...facts, entitlements: { contact: false, reason } }
    expect(after(refused, write)).toMatchObject({ view: 'start', modal })
    expect(after(refused, write, { type: 'modal-closed' })).toMatchObject({ view: 'start', modal: null })
    expect(initialPanel(refused, true)).toMatchObject({ view: 'start', modal })
  })

  // CONV-60
  it('shows the incomplete profile instead of the form, until it is complete', () => {
    const incomplete = { ...facts, profileComplete: false }
    expect(after(incomplete, write).view).toBe('incomplete')
    expect(initialPanel(incomplete, true).view).toBe('incomplete')
    expect(after(incomplete, write, { type: 'facts-changed', facts }).view).toBe('form')
    expect(after(incomplete, write, { type: 'form-left' }).view).toBe('start')
  })

  it('stays at start while contacting again is not allowed', () => {
    expect(after({ ...facts, canContactAgain: false }, write)).toMatchObject({ view: 'start', modal: null })
  })

  // CONV-61
  it('shows sent, then pending', () => {
    const sent = after(facts, write, { type: 'offer-sent' })
    expect(sent).toMatchObject({ view: 'form', sent: true })
    expect(messagePanel(sent, { type: 'sent-shown' })).toMatchObject({ view: 'pending', sent: false })
  })

  it('keeps showing sent while the new contact arrives by real time', () => {
    const arrived = { type: 'facts-changed', facts: { ...facts, messageStatus: 'active' } } as const
    const sent = after(facts, write, { type: 'offer-sent' }, arrived)
    expect(sent).toMatchObject({ view: 'form', sent: true })
    expect(messagePanel(sent, { type: 'sent-shown' }).view).toBe('active')
  })

  it('reacts to an acceptance and a decline', () => {
    const change = (messageStatus: PanelFacts['messageStatus']) =>
      after({ ...facts, messageStatus: 'pending' }, { type: 'facts-changed', facts: { ...facts, messageStatus } }).view
    expect([change('active'), change(null)]).toEqual(['active', 'start'])
  })

  // CONV-62
  it('does not discard a partly filled form', () => {
    const used = { ...facts, entitlements: { contact: false, reason: 'contact-requests-used-up' } } as const
    expect(after(facts, write, { type: 'facts-changed', facts: used }).view).toBe('form')
  })

  it('opens the form only for members who may send', () => {
    const someFacts = fc.record({
      messageStatus: fc.constantFrom<PanelFacts['messageStatus']>('active', 'pending', null),
      canContactAgain: fc.boolean(),
      profileComplete: fc.boolean(),
      entitlements: fc.constantFrom<PanelFacts['entitlements']>(
        { contact: true, reason: null },
        { contact: false, reason: 'trial-ended' },
      ),
    })
    fc.assert(
      fc.property(someFacts, fc.boolean(), (start, direct) => {
        const panel = messagePanel(initialPanel(start, direct), write)
        const may =
          start.messageStatus === null && start.canContactAgain && start.profileComplete && start.entitlements.contact
        expect(panel.view === 'form').toBe(may)
        expect(panel.modal !== null).toBe(start.messageStatus === null && !start.entitlements.contact)
      }),
    )
  })
})
