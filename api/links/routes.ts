import type { Handlers, Schemas } from '../core/contract/types.ts';
import { Refusal } from '../core/http/errors.ts';

/** HTTP for links: what the caller's link opens. */
export default {
  getLink({ actor }): Schemas['Link'] {
    if (!actor.link) throw new Refusal('NOT_FOUND');
    const { kind, subjectId } = actor.link;
    return { kind: kind as Schemas['LinkKind'], subjectId };
  },
} satisfies Handlers;
