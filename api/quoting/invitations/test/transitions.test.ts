import { allows } from '../../../testing/transitions.ts';
import { invitationFlow } from '../transitions.ts';

describe('The statuses of an invitation', () => {
  allows(invitationFlow, {
    pending: 'sent dismissed',
    sent: 'in_contact available rated not_available rejected_by_carrier dismissed',
    in_contact: 'available rated not_available rejected_by_carrier dismissed',
    available: 'rated not_available rejected_by_carrier dismissed',
    rated: 'rated assigned rejected rejected_by_carrier',
    assigned: 'rated',
    not_available: 'answered pending sent',
    rejected_by_carrier: 'pending sent in_contact available rated',
    rejected: 'rated',
    dismissed: 'answered pending sent',
    answered: 'pending sent',
  });
});
