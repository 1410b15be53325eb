/**
 * The NATS subject of a channel: one token after the prefix, whatever is in the name, readable where it is plain
 * (`guildhall.channel.private-…`). Different names give different subjects.
 */
export function channelSubject(prefix: string, channel: string): string {
  // What NATS gives a meaning (dots and wildcards) is escaped along with what encodeURIComponent escapes.
  const token = encodeURIComponent(channel.toWellFormed()).replaceAll(
    /[.*!~'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  // A subject has no empty tokens; a lone % comes from no other name.
  return `${prefix}.${token || '%'}`
}
