import { Quote, quoteFlow } from '../quotes/index.ts';
import { Invitation } from './Invitation.ts';
import { invitationFlow } from './transitions.ts';

/** The status tables of quotes and invitations, for `transition`. */
export const quoteTransitions = { model: Quote, table: quoteFlow };
export const invitationTransitions = { model: Invitation, table: invitationFlow };
