import type { Body } from '../../forms/api.ts';
import type { Schemas } from '../../schemas.ts';
import { amountText } from '../amount.ts';
import { linkCall } from '../linkApi.ts';
import { forms, part } from '../page.ts';
import { run } from '../run.ts';
import { onDownload } from './download.ts';
import { showRevision } from './revision.ts';
import { showSections } from './sections.ts';
import { t } from './texts.ts';

type Revision = Schemas['RateConfirmation'];

/** The revision whose mail led here; without it the current one is shown. */
let wanted = Number(new URLSearchParams(location.search).get('revision')) || undefined;
let base = '';
let shown: Revision | undefined;
let described = '';

part('latest').addEventListener('click', () => {
  wanted = undefined;
  dispatchEvent(new Event('online'));
});
onDownload(() => `${base}/${shown!.id}`);
run({
  kind: 'confirmation',
  pathTo: (id) => (base = `/api/shipments/${id}/rateConfirmations`),
  read: (path) => linkCall(path),
  display: (body) => void show(body as unknown as Revision[]),
  report: () => linkCall('/api/link/open', {}),
  sent: (verb, values) => ({
    verb: `${shown!.id}/${verb}`,
    body: { hash: shown!.hash, ...values } as Body,
  }),
});

async function show(revisions: Revision[]): Promise<void> {
  const [latest] = revisions;
  if (!latest) return;
  shown = revisions.find(({ revision }) => revision === wanted) ?? latest;
  showRevision(shown, latest);
  const { price, can } = shown;
  const [accept] = forms;
  accept!.hidden = !can.includes('accept');
  const amount = price.total ? amountText(price.total, price.currency) : '';
  if (amount)
    accept!.querySelector('button')!.textContent = t.acceptAmount.replace('{amount}', amount);
  part('download').hidden = false;
  await describe(shown);
}

/** Reads the text of a revision once, and again when it was accepted. */
async function describe({ id, acceptedAt }: Revision): Promise<void> {
  const state = `${id} ${acceptedAt}`;
  if (described === state) return;
  const { ok, body } = await linkCall(`${base}/${id}/sheet`);
  if (!ok) return;
  described = state;
  showSections((body as Schemas['RateConfirmationSheet']).sections);
}
