import { Quote, quoteFlow } from '../quotes/index.ts';
import { Invitation } from './Invitation.ts';
import { invitationFlow } from './transitions.ts';

/** What `transition` needs to move a quote, or an invitation. */
export const ofQuotes = { model: Quote, table: quoteFlow };
export const ofInvitations = { model: Invitation, table: invitationFlow };
