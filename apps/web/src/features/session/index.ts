export { refreshSession, sessionQuery, signOut, useSession, useSignedIn } from './api/session.ts'
