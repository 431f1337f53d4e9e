import { packetLinks } from './mail.ts';
import { packetNotices } from './noticeRows.ts';
import { packetPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Packets: documents that a carrier sends to somebody without an account, and how these are verified. */
export const packets = {
  name: 'packets',
  policy: packetPolicy,
  handlers,
  notices: packetNotices,
  links: [packetLinks],
};
