import { allows } from '../../../testing/transitions.ts';
import { quoteFlow } from '../transitions.ts';

describe('The statuses of a quote', () => {
  allows(quoteFlow, {
    created: 'pending dismissed',
    pending: 'created sent dismissed',
    sent: 'sent rated not_available dismissed',
    rated: 'sent rated answered assigned rejected not_available dismissed',
    answered: 'answered assigned rejected dismissed',
    assigned: 'rated',
    dismissed: '',
    rejected: 'answered',
    not_available: 'sent rated',
  });
});
