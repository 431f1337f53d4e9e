import type { Localized } from '../../locale.ts';
import { EvidenceSection } from './EvidenceSection.tsx';
import type { EvidenceItem } from './source.ts';
import type { Files } from './useFiles.ts';

interface ItemsProps extends Localized {
  items: EvidenceItem[];
  files: Files;
  /** The stop that owes them, in words, below whose heading they stand. */
  stop?: string;
}

/** Proof documents, those that have to be sent before those that were sent. */
export function Items({ items, ...section }: ItemsProps) {
  return (
    <div className="link__sections">
      {byUrgency(items).map((item) => (
        <EvidenceSection key={`${item.type} ${item.stopNumber}`} item={item} {...section} />
      ))}
    </div>
  );
}

function byUrgency(items: EvidenceItem[]): EvidenceItem[] {
  const order = ['rejected', 'missing', 'pending', 'accepted', 'waived'];
  return [...items].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}
