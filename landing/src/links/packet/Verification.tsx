import { useState } from 'react';
import { call } from '../../forms/api.ts';
import { FormElement, FormMessage, Input, SendButton } from '../../forms/fields/index.ts';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { useLinkForm } from '../parts/useLinkForm.ts';
import { Documents } from './Documents.tsx';
import { numberLimits } from './limits.static.ts';
import { packetMessages } from './messages.ts';
import { PacketFacts } from './PacketFacts.tsx';
import type { Packet } from './source.ts';

/** The form that asks for the number on a packet's cover, and what the packet with it contained, without its files. */
export function Verification({ locale }: Localized) {
  const t = packetMessages[locale];
  const [packet, setPacket] = useState<Packet>();
  const schema = { schema: 'PacketNumber', limits: numberLimits } as const;
  const form = useLinkForm({ id: 'verify', ...schema, record: '', locale });

  async function verify(): Promise<void> {
    if (!form.check()) return;
    setPacket(undefined);
    const answer = await form.send(() => call('/api/packets/verify', form.content()));
    if (answer?.status === 404) form.tell(t.unknown);
    if (!answer?.ok) return;
    setPacket(answer.body as unknown as Packet);
    form.forgetDraft();
  }

  return (
    <>
      {packet && <Verified packet={packet} locale={locale} />}
      <FormElement form={form} onSubmit={() => void verify()}>
        <Input
          name="number"
          label={t.number}
          hint={t.numberHint}
          autoComplete="off"
          required
          wide
        />
        <FormMessage />
        <SendButton sending={linkMessages[locale].sending}>{t.verify}</SendButton>
      </FormElement>
    </>
  );
}

function Verified({ packet, locale }: Localized & { packet: Packet }) {
  const t = packetMessages[locale];
  const text = packet.isOpen ? t.verifiedText : `${t.verifiedText} ${t.closed}`;
  return (
    <>
      <RecordStatus title={t.verified} text={text} isNews />
      <PacketFacts packet={packet} locale={locale} />
      <Documents documents={packet.documents} locale={locale} />
    </>
  );
}
