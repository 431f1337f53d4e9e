import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { everything } from '../../core/auth/policy.ts';
import { records } from '../../core/records/records.ts';
import { savedQueryView } from './view.ts';
import { SavedQuery } from './SavedQuery.ts';

const plain = records<Schemas['SavedQuery'], object, object>(savedQueryView);

export const { list, find } = plain;

/** Saves a query for the actor; throws 409 when the list has one with that name, 422 beyond the limit. */
export async function create({ userId }: Actor, input: Schemas['SavedQueryInput']) {
  const { resource } = input;
  const count = await SavedQuery.query().where({ userId, resource }).resultSize();
  if (count >= MOST) throw invalid('name', FULL);
  const { id } = await SavedQuery.query().insert({
    ...input,
    name: input.name.trim(),
    userId: userId!,
  });
  return find(everything, id);
}

/** Deletes the query for good; nothing refers to it. */
export async function remove(id: string) {
  await SavedQuery.query().deleteById(id);
  return { id };
}

const MOST = 50;

const FULL = {
  es: `Ya hay ${MOST} vistas guardadas de esta lista. Borre alguna que no use.`,
  en: `This list has ${MOST} saved views already. Delete one that you do not use.`,
};
