import { useState } from 'react';
import type { Localized } from '../../locale.ts';
import { stopText } from '../parts/stopText.ts';
import { Items } from './Items.tsx';
import { evidenceMessages } from './messages.ts';
import { countSent, isSent } from './sent.ts';
import type { Evidence, EvidenceItem } from './source.ts';
import type { Files } from './useFiles.ts';

interface StopGroupsProps extends Localized {
  evidence: Evidence;
  files: Files;
}

/**
 * The proof documents of a load with more than two stops: those of the present stop, those owed once, and behind their names
 * those of the other stops, open where something is late.
 */
export function StopGroups({ evidence, files, locale }: StopGroupsProps) {
  const t = evidenceMessages[locale];
  const { stops, presentStop, items } = evidence;
  const at = (number: number | null) => items.filter(({ stopNumber }) => stopNumber === number);
  const nameOf = (stop: Evidence['stops'][number]) => stopText(stop, stops.length, locale);
  const present = stops.find(({ number }) => number === presentStop);
  const others = stops.filter((stop) => stop !== present && at(stop.number).length > 0);
  const group = { files, locale };
  return (
    <>
      {present && at(present.number).length > 0 && (
        <Group {...group} title={nameOf(present)} items={at(present.number)} isStop />
      )}
      {at(null).length > 0 && <Group {...group} title={t.ofLoad} items={at(null)} />}
      {others.map((stop) => (
        <OtherStop
          key={stop.number}
          {...group}
          title={nameOf(stop)}
          items={at(stop.number)}
          isLate={isLate(at(stop.number), stop.number, presentStop)}
        />
      ))}
    </>
  );
}

interface GroupProps extends Localized {
  title: string;
  items: EvidenceItem[];
  files: Files;
  isStop?: boolean;
}

function Group({ title, isStop, ...items }: GroupProps) {
  return (
    <section className="link__sections" aria-label={title}>
      <h2>{title}</h2>
      <Items {...items} stop={isStop ? title : ''} />
    </section>
  );
}

/** The documents of a stop behind its name; what it opens with stays open while they are sent. */
function OtherStop({ title, isLate: startsOpen, ...items }: GroupProps & { isLate: boolean }) {
  const [isOpen] = useState(startsOpen);
  return (
    <details className="evidence__stop" open={isOpen}>
      <summary>
        {title}: {countSent(items.items, items.locale)}
      </summary>
      <Items {...items} stop={title} />
    </details>
  );
}

/** Whether a stop lacks something although the truck has left it, or something of it was rejected. */
function isLate(items: EvidenceItem[], number: number, presentStop: number | null): boolean {
  const isPassed = number < (presentStop ?? 0);
  return items.some((item) => (isPassed && !isSent(item)) || item.status === 'rejected');
}
