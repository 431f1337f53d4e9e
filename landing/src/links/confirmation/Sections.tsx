import type { Schemas } from '../../schemas.ts';
import { Facts } from '../parts/Facts.tsx';

type Section = Schemas['SheetSection'];

/** The sections of a confirmation. */
export function Sections({ sections }: { sections: Section[] }) {
  return (
    <div className="link__sections">
      {sections.map((section) => (
        <SheetSection key={section.heading} {...section} />
      ))}
    </div>
  );
}

function SheetSection({ heading, facts, items, isNumbered }: Section) {
  const List = isNumbered ? 'ol' : 'ul';
  const rows = facts.map(({ label, text }) => ({ name: '', label, text: text || '—' }));
  return (
    <section>
      <h2>{heading}</h2>
      {rows.length > 0 && <Facts facts={rows} />}
      {items.length > 0 && (
        <List>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </List>
      )}
    </section>
  );
}
