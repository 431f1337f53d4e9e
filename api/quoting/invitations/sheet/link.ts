import type { LinkDefinition, LinkTarget } from '../../../platform/links/index.ts';
import type { Invitation } from '../Invitation.ts';
import { pagePaths } from '../../../shared/words.ts';

/** With these links carriers answer an invitation; its outcome can be read for 30 days after the deadline. */
export const answerLinks = {
  kind: 'answer',
  holder: 'carrier',
  days: 30,
  paths: pagePaths('/answer'),
  title: { es: 'Solicitud de cotización', en: 'Quote request' },
  ask: {
    es: 'Envíe su tarifa aquí, sin cuenta ni contraseña:',
    en: 'Send your rate here, without account or password:',
  },
  label: { es: 'Enviar tarifa', en: 'Send rate' },
} satisfies LinkDefinition;

/** The target of the link to answer an invitation. */
export function targetOf({
  id: subjectId,
  carrierId: partyId,
  deadlineAt,
}: Pick<Invitation, 'id' | 'carrierId' | 'deadlineAt'>): LinkTarget {
  return { subjectId, partyId, from: deadlineAt ?? new Date() };
}
