import { withCommas } from '#decimals';
import type { Localized } from '../locale.ts';
import { lanes } from './lanes.ts';
import { LaneMap } from './LaneMap.tsx';
import { mapMessages } from './messages.ts';

/** The map test page: lanes across the border as a map and as a table. Only a development server answers it. */
export function MapPage({ locale }: Localized) {
  const t = mapMessages[locale];
  return (
    <section className="section wrap mapPage">
      <div className="section__head">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <LaneMap locale={locale} />
      <table className="plain">
        <caption>{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.from}</th>
            <th scope="col">{t.crossing}</th>
            <th scope="col">{t.to}</th>
            <th scope="col">{t.km}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ from, crossing, to, km }) => (
            <tr key={`${from} ${to}`}>
              <th scope="row">{from}</th>
              <td>{crossing ?? t.domestic}</td>
              <td>{to}</td>
              <td>{withCommas(km)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
