import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { dayText } from '../parts/times.ts';
import { packetMessages } from './messages.ts';
import type { Packet } from './source.ts';

interface PacketFactsProps extends Localized {
  packet: Packet;
  /** Whether it was opened by its link, which works until a day. */
  isOpened?: boolean;
}

/** Shows the sender, the recipient and the time of a packet. */
export function PacketFacts({ packet, isOpened = false, locale }: PacketFactsProps) {
  const t = packetMessages[locale];
  const { carrierName, recipient, sentAt, expiresAt } = packet;
  const until = { name: 'until', label: t.until, text: dayText(expiresAt, locale) };
  return (
    <Facts
      facts={[
        { name: 'carrier', label: t.carrier, text: carrierName },
        { name: 'recipient', label: t.recipient, text: recipient },
        { name: 'sent', label: t.sent, text: dayText(sentAt, locale) },
        ...(isOpened ? [until] : []),
      ]}
    />
  );
}
