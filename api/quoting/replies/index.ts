export type { ReplyReading, ReplyValues } from './Reply.ts';
export { readReply } from './readReply.ts';
