import type { Schemas } from '../../schemas.ts';
import { linkCall } from '../linkApi.ts';
import { run } from '../run.ts';
import { part } from '../page.ts';
import { showFacts } from '../facts.ts';
import { rateDoubt } from './doubt.ts';
import { rateForm, t } from './elements.ts';
import { rateBody, rateErrors, showBasis } from './rate.ts';
import { show } from './show.ts';

let current: Schemas['Invitation'] | undefined;

rateForm.addEventListener('change', showBasis);
run({
  kind: 'answer',
  pathTo: (id) => `/api/invitations/${id}`,
  async read(path) {
    if (!part('facts').hasChildNodes()) await readFacts(path);
    return linkCall(path);
  },
  display(invitation, refresh) {
    current = invitation as Schemas['Invitation'];
    show(current, refresh);
    showBasis();
  },
  async report(path) {
    if (current?.can?.includes('open')) await linkCall(`${path}/open`, {});
  },
  errorsOf: (form) => (form === rateForm ? rateErrors() : {}),
  sent: (verb, values) => ({ verb, body: verb === 'rate' ? rateBody() : values }),
  doubt: (verb, body) => (verb === 'rate' ? rateDoubt(body, current!) : undefined),
  thanks: (verb) => (verb === 'acknowledge' ? t.thanks : ''),
});
void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);

async function readFacts(path: string): Promise<void> {
  const { ok, body } = await linkCall(`${path}/sheet`);
  if (ok) showFacts((body as Schemas['InvitationSheet']).facts);
}
