import type { Schemas } from '../../schemas.ts';
import { type LinkSource, readingOf } from '../record/LinkSource.ts';

/** The content of a packet. */
export type Packet = Schemas['PacketContent'];

/** The path of the packet that a link opens. */
export const OPENED = '/api/packets/opened';

/** Reads the packet of a link; it never changes, but it ends. */
export const packetSource: LinkSource<Packet> = {
  kinds: ['packet'],
  seconds: 300,
  read: async ({ client }) => readingOf(await client.call(OPENED)),
};
