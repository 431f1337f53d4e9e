import type { ComponentType } from 'react';
import { island } from './hydration/island.tsx';
import { AnswerPage } from './links/answer/AnswerPage.tsx';
import { answerMeta } from './links/answer/messages.ts';
import { BorderPage } from './links/border/BorderPage.tsx';
import { borderMeta } from './links/border/messages.ts';
import { ConfirmationPage } from './links/confirmation/ConfirmationPage.tsx';
import { confirmationMeta } from './links/confirmation/messages.ts';
import { documentMeta } from './links/document/messages.ts';
import { DocumentPage } from './links/document/DocumentPage.tsx';
import { movesMeta } from './links/moves/messages.ts';
import { MovesPage } from './links/moves/MovesPage.tsx';
import { CartaPortePage } from './links/cartaPorte/CartaPortePage.tsx';
import { cartaPorteMeta } from './links/cartaPorte/messages.ts';
import { EvidencePage } from './links/evidence/EvidencePage.tsx';
import { evidenceMeta } from './links/evidence/messages.ts';
import { packetMeta } from './links/packet/messages.ts';
import { PacketPage } from './links/packet/PacketPage.tsx';
import { priceMeta } from './links/price/messages.ts';
import { PricePage } from './links/price/PricePage.tsx';
import { trackingMeta } from './links/tracking/messages.ts';
import { TrackingPage } from './links/tracking/TrackingPage.tsx';
import type { Localized } from './locale.ts';
import type { Module, Page } from './page.ts';

/** The pages that public links open. */
export const linkPages: readonly Page[] = [
  linkPage('/answer', 'answer', answerMeta, AnswerPage),
  linkPage('/price', 'price', priceMeta, PricePage),
  linkPage('/moves', 'moves', movesMeta, MovesPage),
  linkPage('/confirmation', 'confirmation', confirmationMeta, ConfirmationPage),
  linkPage('/document', 'document', documentMeta, DocumentPage),
  linkPage('/proof_documents', 'evidence', evidenceMeta, EvidencePage),
  linkPage('/tracking', 'tracking', trackingMeta, TrackingPage),
  linkPage('/packet', 'packet', packetMeta, PacketPage),
  linkPage('/carta_porte', 'cartaPorte', cartaPorteMeta, CartaPortePage),
  linkPage('/border', 'border', borderMeta, BorderPage),
];

/** The page of a link, whose module takes over its content in the browser. */
function linkPage(
  path: string,
  module: Module,
  meta: Page['meta'],
  Content: ComponentType<Localized>,
): Page {
  return { path, meta, Content: island(module, Content), modules: [module], isLink: true };
}
