import type { Schemas } from '../../core/contract/types.ts';
import type { Tone } from '../../core/theme/tokens.ts';

/** A carrier's consent that lets a broker see its documents. */
export type Consent = Schemas['Consent'];

/** A document that a carrier shows to a broker. */
export type SharedDocument = Schemas['SharedDocument'];

/** The props of a part of a shared document: the document, and the consent that shows it. */
export interface SharedDocumentProps {
  document: SharedDocument;
  consentId: string;
}

/** The colour of each status of a consent. */
export const CONSENT_TONES: Record<Consent['status'], Tone> = {
  asked: 'info',
  granted: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
};
