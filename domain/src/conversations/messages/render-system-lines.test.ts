import { aMessage, fakeNames, rita } from '../../../testing/index.ts'
import { describe, expect, it } from 'vitest'
import { referToName } from '../../identity/index.ts'
import { renderLastMessages, renderSystemLines } from './render-system-lines.ts'

const body = `${referToName(rita.uuid)} left.`
const line = { ...aMessage({ kind: 'system', senderUuid: null, body }), sequence: 1 }

// PRIV-18
describe('system lines', () => {
  it('have the names of the day on which they are read; what people wrote stays as it is', async () => {
    const written = { ...aMessage({ kind: 'text', body }), sequence: 2 }
    const rendered = await renderSystemLines(fakeNames({ ...rita, lastName: 'Vega' }), [line, written])
    expect(rendered.map((message) => message.body)).toEqual(['Rita Vega left.', body])
  })

  it('lose the name of an account that was erased', async () => {
    const erased = fakeNames({ uuid: rita.uuid, firstName: 'Deleted', lastName: 'user' })
    const entries = await renderLastMessages(erased, [{ lastMessage: line }, { lastMessage: null }])
    expect(entries.map(({ lastMessage }) => lastMessage?.body)).toEqual(['Deleted user left.', undefined])
  })
})
