import type { Schemas } from '../core/contract/types.ts';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';

/** Somebody to call or write to, of one company or of one carrier. */
export type Contact = Schemas['Contact'];

/** Whose contacts a contact type is for: companies' or carriers'. */
export type Audience = Schemas['ContactAudience'];

/** Whether the user keeps contacts of several owners, and so says whose a new one is. */
export function useHasManyOwners(): boolean {
  const type = useSignedInUser()?.user_type.name ?? '';
  return ['internal', 'broker'].includes(type);
}
