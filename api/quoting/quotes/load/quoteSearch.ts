import type { Query } from '../../../core/list/read.ts';
import { containing } from '../../../core/list/search.ts';
import { sayingInStops, WHOLES_OF_LEG } from './stopSearch.ts';

const byText = sayingInStops('quotes', 'wholes');

/** Finds quotes by their own text, that of their stops or their customer's name, each from an index. */
export function saying(query: Query, text: string) {
  const ofCustomers = `array(select id from companies where folded(name) like folded(?))`;
  query.where((either) => {
    byText(either as Query, text);
    either.orWhereRaw(`quotes.customer_id = any(${ofCustomers})`, [containing(text)]);
  });
}

/** Finds a company's quotes by the same, and by the reference of a leg, which has a digit. */
export function sayingOrByLeg(companyId: string) {
  return (query: Query, text: string) => {
    if (!/\d/.test(text)) return saying(query, text);
    const pattern = containing(text);
    query.where((either) => {
      saying(either as Query, text);
      either.orWhereRaw(`quotes.id = any(${WHOLES_OF_LEG})`, [companyId, pattern]);
    });
  };
}
