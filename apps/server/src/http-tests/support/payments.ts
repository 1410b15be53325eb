/** Does on the sandbox's hosted page what a person would. */
export const finishHostedPage = async (url: string, card: 'pays' | 'declines' | 'fails-later'): Promise<string> => {
  const body = new URLSearchParams({ card, action: 'pay' })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}
