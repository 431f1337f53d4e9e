import type { Schemas } from '../../core/contract/types.ts';

export type Notice = Schemas['Notification'];
export type NoticeChoice = Schemas['NotificationChoice'];
