import type { Body } from '../../forms/api.ts';
import { amountText } from '../amount.ts';
import { showFacts, type Fact } from '../facts.ts';
import { linkCall } from '../linkApi.ts';
import { language } from '../messages.ts';
import { forms, part, showStanding } from '../page.ts';
import { run } from '../run.ts';
import { priceMessages } from './messages.ts';

/** The shared price as the API shows it to its customer. */
interface Shown extends Body {
  reference: string;
  state: string;
  amount: string | null;
  currency: string | null;
  sharedAt: string | null;
  facts: Fact[];
  can: string[];
}

const t = priceMessages[language()];
let current: Shown | undefined;

run({
  kind: 'price',
  pathTo: (id) => `/api/quotes/${id}`,
  read: (path) => linkCall(`${path}/price`),
  display: (price) => show(price as Shown),
  report: () => linkCall('/api/link/open', {}),
  sent: (verb, values) => ({ verb, body: { ...values, sharedAt: current!.sharedAt } }),
});

function show(price: Shown): void {
  current = price;
  const { state, amount, currency, can } = price;
  const text = amount && currency ? amountText(amount, currency) : '';
  part('reference').textContent = price.reference;
  showFacts(price.facts.filter(({ name }) => name !== 'price'));
  const standing = (t.standing as Record<string, string[]>)[state] ?? [];
  showStanding(...standing);
  part('clock').hidden = !text;
  part('clock').textContent = `${text} ${t.tax}`;
  const [accept] = forms;
  accept!.hidden = !can.includes('accept');
  accept!.querySelector('button')!.textContent = t.acceptAmount.replace('{amount}', text);
  part('rejection').hidden = !can.includes('refuse');
}
