import type { Schemas } from '../../core/contract/types.ts';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';

/** A contact of one company or one carrier. */
export type Contact = Schemas['Contact'];

/** The kind of owner that a contact type is for: companies or carriers. */
export type Audience = Schemas['ContactAudience'];

/** Whether the user keeps contacts of several owners, and must choose the owner of a new one. */
export function useHasManyOwners(): boolean {
  const type = useSignedInUser()?.user_type.name ?? '';
  return ['internal', 'broker'].includes(type);
}
