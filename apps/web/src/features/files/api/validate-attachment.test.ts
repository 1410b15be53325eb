import { UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { describe, expect, it } from 'vitest'
import { validateAttachment } from './validate-attachment.ts'

const sized = (size: number, name = 'plans.pdf'): File => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

// UI-39
describe('a file for a message', () => {
  it('is uploaded up to the limit of the server', () => {
    expect(validateAttachment(sized(UPLOAD_MAX_BYTES))).toBeNull()
  })

  it('is refused before it is sent if it is larger', () => {
    expect(validateAttachment(sized(UPLOAD_MAX_BYTES + 1))).toBe('This file is larger than 10 MB.')
  })

  it('is refused before it is sent if it is of another type', () => {
    expect(validateAttachment(sized(1, 'plans.zip'))).toBe('Only PDF, Word, PNG and JPEG files can be sent.')
  })
})
