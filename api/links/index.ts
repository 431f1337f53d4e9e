import handlers from './routes.ts';

export { orByLink } from './identify.ts';
export type { Link, LinkKind } from './Link.ts';
export { deliveriesOf, deliveryOf, keepMailed, mailedTo, mailsOf } from './mails.ts';
export { endLink, findLink, keepOpened, linkOf, linksOf, linkTo, renewLink } from './service.ts';
export { partsOf, tokenOf } from './token.ts';
export { whatsAppUrl } from './whatsApp.ts';

/** Public links: who has one acts for a carrier or a customer on one record, without an account. */
export const links = { handlers };
