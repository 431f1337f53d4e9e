import handlers from './routes.ts';

export { orByLink } from './identify.ts';
export type { Link } from './Link.ts';
export type { LinkDefinition } from './linkDefinition.ts';
export { giveLink, type LinkTarget, linkText } from './give.ts';
export { addressesWithLink, linkInMail, mailLink, readdress } from './mail.ts';
export { deliveriesOf, deliveryOf, mailedTo, mailsOf } from './mails.ts';
export { endLink, findLink, keepOpened, linkOf, linksOf, openLinkOf } from './service.ts';
export { tokenOf } from './token.ts';

/** Public links: who has one acts for a carrier or a customer on one record, without an account. */
export const links = { handlers };
