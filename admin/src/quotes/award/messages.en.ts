import type { es } from './messages.es.ts';

/** The texts of the award in English, below `quotes`. */
export const en: typeof es = {
  award: {
    title: 'Sale and margin',
    loss: 'Sells below cost',
    action: 'Assign carrier',
    ask: 'Assign %{reference} to %{carrier}?',
    consequences: 'You buy at %{amount}, the shipment is created, and the other carriers are told.',
    done: 'Carrier assigned and feedback registered',
    failed: 'Error assigning carrier',
    why: 'Reason for choosing another carrier',
    documents: "See the carrier's documents",
    override: 'Reason to assign anyway',
    overrideHelp: 'It is kept with your name and the date.',
  },
};
