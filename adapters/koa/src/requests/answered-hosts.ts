import { isLoopbackHost } from '@guildhall/domain/shared'

const readHostUrl = (host: string, protocol: string): URL | null => {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`${protocol}//${host}`)) return null
  return new URL(`${protocol}//${host}`)
}

/** Whether requests for a Host are answered: that of the public address, and loopback. Rule: API-25. */
export const createHostCheck = (publicUrl: string): ((host: string) => boolean) => {
  const { host: publicHost, protocol } = new URL(publicUrl)
  return (host) => {
    const url = readHostUrl(host, protocol)
    return url !== null && (url.host === publicHost || isLoopbackHost(url.hostname))
  }
}
