import type { Schemas } from '../../schemas.ts';
import type { LinkClient } from '../record/linkClient.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** An invitation with the facts of its load. */
export interface InvitationContent {
  invitation: Schemas['Invitation'];
  facts: Schemas['LoadFact'][];
  /** The visit in which the facts were read. */
  visit: number;
}

/**
 * Reads an invitation, and once in a visit the facts of its load, without which nobody should answer; it stays on the
 * device.
 */
export const answerSource: LinkSource<InvitationContent> = {
  kinds: ['answer'],
  isKept: true,
  async read({ client, subjectId }, stored) {
    const path = `/api/invitations/${subjectId}`;
    const visit = performance.timeOrigin;
    const isRead = stored?.visit === visit;
    const facts = (isRead ? undefined : await readFacts(client, path)) ?? stored?.facts;
    const { status, content } = readingOf<Schemas['Invitation']>(await client.call(path));
    return { status, content: content && facts && { facts, visit, invitation: content } };
  },
  contactOf({ facts }) {
    const textOf = (fact: string) => facts.find(({ name }) => name === fact)?.text;
    const phone = textOf('phone');
    return phone ? { name: textOf('broker') ?? '', phone } : undefined;
  },
};

async function readFacts(client: LinkClient, path: string) {
  const { ok, body } = await client.call(`${path}/sheet`);
  return ok ? (body as Schemas['InvitationSheet']).facts : undefined;
}
