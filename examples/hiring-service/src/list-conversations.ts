/** What this service wants to know of a conversation. */
export interface Conversation {
  readonly uuid: string
  readonly status: string
  readonly contractor: { readonly firstName: string; readonly lastName: string }
}

interface Page {
  readonly nodes: readonly Conversation[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

type Answer = { readonly __typename: 'ConversationConnection' } & Page

/** A refusal is a part of the answer, with a code and a message. */
interface Refusal {
  readonly __typename: 'AccessRefused' | 'InvalidInput'
  readonly code: string
  readonly message: string
}

const query = /* GraphQL */ `
  query Conversations($after: String) {
    conversations(first: 50, after: $after) {
      __typename
      ... on ConversationConnection {
        nodes {
          uuid
          status
          contractor {
            firstName
            lastName
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`

/** Reads a company's conversations with the access token of a service, page by page. Throws what the product refuses. */
export async function* listConversations(base: string, token: string): AsyncGenerator<Conversation> {
  let after: string | null = null
  do {
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { after } }),
    })
    const { data, errors } = (await response.json()) as {
      readonly data?: { readonly conversations: Answer | Refusal }
      readonly errors?: readonly { readonly message: string }[]
    }
    const answer = data?.conversations
    if (answer === undefined) throw new Error(errors?.[0]?.message ?? `${base} answered ${response.status}`)
    if (answer.__typename !== 'ConversationConnection') throw new Error(`${answer.code}: ${answer.message}`)
    yield* answer.nodes
    after = answer.pageInfo.hasNextPage ? answer.pageInfo.endCursor : null
  } while (after !== null)
}
