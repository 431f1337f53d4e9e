import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';

type Event = Schemas['Event'];
type Translate = (key: string, blanks?: object) => string;

/** Names the source of an event: a person, the link, a recorded call, a program, or Andén itself. */
export function saidBy(event: Event, translate: Translate): string {
  const { byLink, byCall, toldBy, userName, keyName, carrierName } = event;
  const nobody = translate(`anden.timeline.${byLink ? 'byLink' : 'system'}`);
  const through = keyName && translate('anden.changes.byKey', { name: keyName });
  const call = toldBy
    ? translate('anden.timeline.toldBy', { name: toldBy })
    : translate('anden.timeline.byCall');
  const person = userName ?? nobody;
  const who = byCall ? [call, translate('anden.timeline.recordedBy', { name: person })] : [person];
  return [...who, through, carrierName].filter(Boolean).join(' · ');
}

/** Where it happened, by name or coordinates, and when it was recorded where that was later; empty where neither is known. */
export function whereAndRecorded(event: Event, translate: Translate, region: string): string {
  const { place, latitude, longitude, happenedAt, createdAt, timeZone } = event;
  const at =
    latitude != null && longitude != null && `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  const isLater = happenedAt && Date.parse(createdAt) - Date.parse(happenedAt) > LATER_MS;
  const options = { withTime: true, timeZone: timeZone ?? undefined };
  const recorded =
    isLater &&
    translate('anden.timeline.recordedAt', { at: formatDate(createdAt, region, options) });
  return [place, at, recorded].filter(Boolean).join(' · ');
}

/** An event recorded within this time counts as recorded when it happened. */
const LATER_MS = 5 * 60_000;
