import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { keepOpened } from './service.ts';

/** HTTP for links: what the caller's link opens, and that a person opened it. */
export default {
  getLink({ actor }) {
    return linkOf(actor);
  },

  async openLink({ actor, now }) {
    const link = linkOf(actor);
    await keepOpened(actor.link!.id, now);
    return link;
  },
} satisfies Handlers;

function linkOf({ link }: Actor): Schemas['Link'] {
  if (!link) throw new Refusal('NOT_FOUND');
  return { kind: link.kind as Schemas['LinkKind'], subjectId: link.subjectId };
}
