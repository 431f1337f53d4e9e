import type { LinkDefinition, LinkTarget } from '../../../platform/links/index.ts';
import type { Shipment } from '../../shipments/index.ts';
import { WORDS } from '../document/words.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';
import { pagePaths } from '../../../shared/words.ts';

/** With these links carriers read and accept a rate confirmation, for 90 days after the issue of its latest revision. */
export const confirmationLinks = {
  kind: 'confirmation',
  holder: 'carrier',
  days: 90,
  paths: pagePaths('/confirmation'),
  title: WORDS.title,
  ask: {
    es: 'Léala y acéptela aquí con su nombre, sin cuenta ni contraseña:',
    en: 'Read it and accept it here with your name, without account or password:',
  },
  label: { es: 'Leer y aceptar', en: 'Read and accept' },
} satisfies LinkDefinition;

/** The query of the page that shows a revision; the page says when a later one has replaced it. */
export function queryOf({ revision }: RateConfirmation): string {
  return `?revision=${revision}`;
}

/** The target of the link to a load's rate confirmation. */
export function targetOf(
  { id: subjectId, carrierId }: Pick<Shipment, 'id' | 'carrierId'>,
  { issuedAt }: RateConfirmation,
): LinkTarget {
  return { subjectId, partyId: carrierId!, from: issuedAt };
}
