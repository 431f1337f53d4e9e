import type { Schemas } from '../../schemas.ts';

/** The facts of a load; a phone can be called. */
export function Facts({ facts }: { facts: readonly Schemas['LoadFact'][] }) {
  return (
    <dl className="link__facts">
      {facts.map(({ name, label, text }) => (
        <div key={name + label}>
          <dt>{label}</dt>
          <dd>{name === 'phone' ? <Phone text={text} /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Phone({ text }: { text: string }) {
  return <a href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</a>;
}
