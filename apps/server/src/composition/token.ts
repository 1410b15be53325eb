import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify'

declare const carried: unique symbol

/** A name in the container that knows what it stands for. */
export type Token<T> = ServiceIdentifier<T> & { readonly [carried]?: T }

/** The types that tokens stand for, by name. */
export type Tokens<Types> = { readonly [Name in keyof Types & string]: Token<Types[Name]> }

/** One token for every name, made when it is first asked for. */
export function createTokens<Types>(context: string): Tokens<Types> {
  const made = new Map<string, symbol>()
  return new Proxy({} as Tokens<Types>, {
    get: (_, name) => {
      const key = String(name)
      const token = made.get(key) ?? Symbol(`${context}.${key}`)
      made.set(key, token)
      return token
    },
  })
}

/**
 * Binds a token to what a factory makes of other tokens, given as one object by their names. A need that has no token, or one of
 * another type than the factory takes, does not compile.
 */
export function provide<Types, T, const Name extends keyof Types & string>(
  options: ContainerModuleLoadOptions,
  tokens: Tokens<Types>,
  token: Token<T>,
  needs: readonly Name[],
  make: (deps: { readonly [Need in Name]: Types[Need] }) => T | Promise<T>,
): void {
  options
    .bind<unknown>(token as ServiceIdentifier<unknown>)
    .toResolvedValue(
      (...values: unknown[]) =>
        make(
          Object.fromEntries(needs.map((name, index) => [name, values[index]])) as {
            readonly [Need in Name]: Types[Need]
          },
        ),
      needs.map((name) => tokens[name] as ServiceIdentifier<unknown>),
    )
    .inSingletonScope()
}
