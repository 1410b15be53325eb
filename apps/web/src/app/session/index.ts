export { refreshSession, sessionQuery, signOut, useSession, useSignedIn } from './session.ts'
