import { type Answer, call } from '../../forms/api.ts';
import { clearErrors, missing, showErrors } from '../../forms/errors.ts';
import type { Schemas } from '../../schemas.ts';
import { showFacts } from '../facts.ts';
import { linkCall } from '../linkApi.ts';
import { language, linkMessages } from '../messages.ts';
import { oncePressed } from '../opened.ts';
import { announce, part, showStanding } from '../page.ts';
import { saveFile } from '../saveFile.ts';
import { sectionOf } from './sections.ts';
import { dayText, t } from './texts.ts';

type Packet = Schemas['PacketContent'];

const OPENED = '/api/packets/opened';
const form = part('verify') as HTMLFormElement;
const cover = part('cover');
/** Whether the page was opened by the link of a mail; otherwise it asks for the number of the cover. */
const isLink = location.hash.length > 60;

form.noValidate = true;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void verify();
});
cover.addEventListener('click', () => void save(`${OPENED}/cover`));
addEventListener('hashchange', () => location.reload());
if (isLink) {
  oncePressed(() => void linkCall('/api/link/open', {}).catch(() => undefined));
  addEventListener('online', () => void open());
  void open();
} else askForNumber();

/** Shows the packet of the link, with its files. */
async function open(): Promise<void> {
  const answer = await linkCall(OPENED).catch(() => undefined);
  if (!answer) return announce(linkMessages[language()].retry);
  if (!answer.ok) {
    askForNumber();
    return announce(t.gone);
  }
  announce();
  show(packetIn(answer), true);
  cover.hidden = false;
}

function askForNumber(): void {
  announce();
  form.hidden = false;
}

/** Shows what the packet with the typed number contained, without its files. */
async function verify(): Promise<void> {
  clearErrors(form);
  tell('');
  const errors = missing(form, linkMessages[language()].needed);
  if (Object.keys(errors).length > 0) return void showErrors(form, errors);
  const input = form.elements.namedItem('number') as HTMLInputElement;
  const sent = { number: input.value };
  const answer = await call('/api/packets/verify', sent).catch(() => undefined);
  if (!answer) return tell(linkMessages[language()].retry);
  if (answer.ok) return showVerified(packetIn(answer));
  const { title = '', errors: wrong } = answer.body;
  if (wrong) showErrors(form, wrong);
  else tell(answer.status === 404 ? t.unknown : title);
}

function showVerified(packet: Packet): void {
  announce();
  const closed = packet.isOpen ? '' : ` ${t.closed}`;
  showStanding(t.verified, t.verifiedText + closed);
  show(packet, false);
  part('standing').focus();
}

/** Shows a packet; its files can be saved when it was opened by its link. */
function show(packet: Packet, isOpened: boolean): void {
  const { carrierName, recipient, sentAt, expiresAt, documents } = packet;
  showFacts([
    { name: 'carrier', label: t.carrier, text: carrierName },
    { name: 'recipient', label: t.recipient, text: recipient },
    { name: 'sent', label: t.sent, text: dayText(sentAt) },
    ...(isOpened ? [{ name: 'until', label: t.until, text: dayText(expiresAt) }] : []),
  ]);
  const onSave = isOpened ? (id: string) => void save(`${OPENED}/files/${id}`) : undefined;
  part('documents').replaceChildren(...documents.map((each) => sectionOf(each, onSave)));
}

async function save(path: string): Promise<void> {
  announce();
  await saveFile(path).catch(() => announce(t.failed));
}

function packetIn({ body }: Answer): Packet {
  return body as Packet;
}

function tell(text: string): void {
  form.querySelector('[data-problem]')!.textContent = text;
}
