import type { Localized } from '../../locale.ts';
import { Arrow } from '../Arrow.tsx';
import { heroMessages } from './messages.ts';

/** An example of a quote as brokers see it: lane, time left and comparable rates. Names are invented. */
export function QuoteCard({ locale }: Localized) {
  const t = heroMessages[locale].card;
  return (
    <figure className="quote-card">
      <div className="quote-card__lane">
        <p>
          <strong>{t.origin}</strong>
          <Arrow label={t.to} />
          <strong>{t.destination}</strong>
        </p>
        <p className="quote-card__load">{t.load}</p>
      </div>
      <MinuteScale elapsed={42} />
      <p className="quote-card__clock">{t.timeLeft}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.carrier}</th>
            <th scope="col">{t.rate}</th>
          </tr>
        </thead>
        <tbody>
          <Rate
            carrier="Autolíneas Peña Blanca"
            detail={t.allIn}
            amount="$2,840 USD"
            flag={t.best}
          />
          <Rate carrier="Fletes Tres Caminos" detail={t.converted} amount="$2,965 USD" />
          <Rate carrier="Mesquite Bend Trucking" detail={t.parts} amount="$3,110 USD" />
          <Rate carrier="Transportes Sotol" detail="" amount={t.waiting} pending />
        </tbody>
      </table>
      <figcaption>{t.caption}</figcaption>
    </figure>
  );
}

interface RateProps {
  carrier: string;
  detail: string;
  amount: string;
  flag?: string;
  pending?: boolean;
}

function Rate({ carrier, detail, amount, flag, pending }: RateProps) {
  return (
    <tr className={flag ? 'rate rate--best' : pending ? 'rate rate--pending' : 'rate'}>
      <th scope="row">
        {carrier}
        <span>{detail}</span>
      </th>
      <td>
        {amount}
        {flag && <span>{flag}</span>}
      </td>
    </tr>
  );
}

function MinuteScale({ elapsed }: { elapsed: number }) {
  return (
    <svg className="minutes" viewBox="0 0 360 22" aria-hidden="true">
      {Array.from({ length: 60 }, (_, minute) => (
        <rect
          key={minute}
          className={minute < elapsed ? 'minutes__past' : 'minutes__left'}
          x={minute * 6 + 1}
          y={minute % 5 === 0 ? 2 : 7}
          width="3"
          height={minute % 5 === 0 ? 20 : 15}
          rx="1"
        />
      ))}
    </svg>
  );
}
