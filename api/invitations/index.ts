import { invitationPolicy } from './policy.ts';
import handlers from './routes.ts';

export const invitations = { name: 'invitations', policy: invitationPolicy, handlers };
