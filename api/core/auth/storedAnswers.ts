import type { Knex } from 'knex';
import { noteFact, readFact } from '../runtime/facts.ts';
import type { ProviderAnswers } from './discovery.ts';
import type { AnswersStore } from './identityProvider.ts';

/** Stores the identity provider's answers in the database. */
export function storedAnswers(db: Knex): AnswersStore {
  return {
    read: async () => (await readFact<ProviderAnswers>(db, 'identity_provider'))?.value,
    write: ({ metadata, keys, askedAt }) =>
      noteFact(db, 'identity_provider', {
        value: { metadata, keys, askedAt },
        notedAt: new Date(askedAt),
      }),
  };
}
