import type { Schemas } from '../../schemas.ts';

type Fact = Schemas['LoadFact'];

/** The facts of a load; a phone can be called. More than two stops stand as an ordered list where the first one is told. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const stops = facts.filter(({ name }) => STOP.test(name));
  if (stops.length < 3) return <Pairs facts={facts} />;
  const first = facts.indexOf(stops[0]!);
  const others = facts.slice(first).filter((fact) => !stops.includes(fact));
  return (
    <>
      <Pairs facts={facts.slice(0, first)} />
      <ol className="link__stops">
        {stops.map(({ label, text }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{text}</b>
          </li>
        ))}
      </ol>
      <Pairs facts={others} />
    </>
  );
}

/** The name of the fact of a stop: the first and the last one as of two, the others by their number. */
const STOP = /^(pickup|delivery|stop\d+)$/;

function Pairs({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="link__facts">
      {facts.map(({ name, label, text }, at) => (
        <div key={at}>
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
