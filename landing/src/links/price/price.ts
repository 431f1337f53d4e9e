import type { Schemas } from '../../schemas.ts';
import { amountText } from '../amount.ts';
import { showFacts } from '../facts.ts';
import { linkCall } from '../linkApi.ts';
import { language } from '../messages.ts';
import { forms, part, showStanding } from '../page.ts';
import { run } from '../run.ts';
import { priceMessages } from './messages.ts';

type Shown = Schemas['SharedPrice'];

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
