/**
 * The NATS subject of a channel: one token after the prefix for any name, readable if the name is plain
 * (`guildhall.channel.private-…`). Different names give different subjects.
 */
export function channelSubject(prefix: string, channel: string): string {
  // Dots and wildcards have a meaning in NATS, so they are escaped too.
  const token = encodeURIComponent(channel.toWellFormed()).replaceAll(
    /[.*!~'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  // Tokens cannot be empty; no other name encodes to a lone %.
  return `${prefix}.${token || '%'}`
}
