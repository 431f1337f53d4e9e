import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';

/** Whether the signed-in user works for Andén, and may choose companies, plans and types. */
export function useIsStaff(): boolean {
  return useSignedInUser()?.user_type.name === 'internal';
}
