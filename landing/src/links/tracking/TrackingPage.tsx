import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { SaveButton } from '../parts/SaveButton.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { stopNumberText } from '../parts/stopText.ts';
import type { LinkClient } from '../record/linkClient.ts';
import { useLink } from '../record/useLink.ts';
import { useOpening, usePerson } from '../record/usePerson.ts';
import { trackingMessages } from './messages.ts';
import { type Tracking, trackingSource } from './source.ts';
import { Stages } from './Stages.tsx';
import { StopStages } from './StopStages.tsx';
import { presentStopOf, presentStopText, stopsOf } from './stops.ts';
import { factsOf, statusOf, stepTime } from './texts.ts';
import { TrackingMap } from './TrackingMap.tsx';

/** The page on which a customer follows a load by link. */
export function TrackingPage({ locale }: Localized) {
  const { title, loading } = trackingMessages[locale];
  const view = useLink(trackingSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  const reference = view.link?.content.reference;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {({ content: load, client }) => {
        const [status, text] = statusOf(load, locale);
        return (
          <>
            <RecordStatus title={status} text={text} more={presentStopText(load, locale)} />
            <Facts facts={factsOf(load, locale)} />
            <Stages load={load} locale={locale} />
            <Way load={load} locale={locale} />
            <Proofs load={load} client={client} locale={locale} />
          </>
        );
      }}
    </LinkShell>
  );
}

/** The lane on a map, and how far the load is on it; by stop where it has more than two. */
function Way({ load, locale }: Localized & { load: Tracking }) {
  const stops = stopsOf(load);
  const ends = [load.origin, load.destination];
  return (
    <>
      <TrackingMap
        places={stops ? stops.map(({ place }) => place) : ends}
        next={presentStopOf(load)?.place}
        locale={locale}
      />
      {stops ? (
        <StopStages load={load} stops={stops} locale={locale} />
      ) : (
        <Steps load={load} locale={locale} />
      )}
    </>
  );
}

function Steps({ load, locale }: Localized & { load: Tracking }) {
  const t = trackingMessages[locale];
  if (load.steps.length === 0) return null;
  return (
    <section className="tracking__part">
      <h2>{t.steps}</h2>
      <ol className="tracking__steps">
        {load.steps.map((step) => (
          <li key={step.at + step.status}>
            {t.status[step.status]} <time dateTime={step.at}>{stepTime(load, step, locale)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

type TrackingFile = Tracking['files'][number];

function Proofs({ load, client, locale }: Localized & { load: Tracking; client: LinkClient }) {
  const t = trackingMessages[locale];
  const { files, status, stops } = load;
  if (!['delivered', 'closed'].includes(status) && files.length === 0) return null;
  const nameOf = ({ type, stop }: TrackingFile) => {
    const name = (t.types as Record<string, string>)[type]!;
    return stop ? `${name}, ${stopNumberText({ number: stop }, stops.length, locale)}` : name;
  };
  return (
    <section className="tracking__part">
      <h2>{t.files}</h2>
      {files.length === 0 && <p>{t.noFiles}</p>}
      {files.map((file) => {
        const same = files.filter((one) => nameOf(one) === nameOf(file));
        const number = same.length > 1 ? ` ${same.indexOf(file) + 1}` : '';
        return (
          <SaveButton
            key={file.id}
            client={client}
            locale={locale}
            path={`/api/tracking/files/${file.id}`}
            text={`${t.open}: ${nameOf(file)}${number}`}
          />
        );
      })}
    </section>
  );
}
