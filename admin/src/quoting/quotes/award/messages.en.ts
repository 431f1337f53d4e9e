import type { es } from './messages.es.ts';

/** The texts of the award in English, below `quotes`. */
export const en: typeof es = {
  award: {
    title: 'Sale and margin',
    loss: 'Sells below cost',
    action: 'Assign carrier',
    ask: 'Assign %{reference} to %{carrier}?',
    consequences: 'The load is created, and the other carriers are notified.',
    customer: {
      accepted: 'The customer accepted %{price}.',
      refused: 'The customer rejected %{price}.',
      open: 'The customer has not answered the price of %{price} yet.',
      unshared: 'No price has been shared with the customer.',
    },
    done: 'Carrier assigned and feedback registered',
    failed: 'Error assigning carrier',
    why: 'Reason for choosing another carrier',
    override: 'Reason for assigning without them',
    overrideHelp: 'It is saved with your name and shown on the load.',
  },
};
