import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { FactLine } from '../../../core/fields/FactLine.tsx';
import { PhoneLink } from '../../../core/fields/PhoneField.tsx';
import { localName } from '../../../core/format/localName.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { When } from '../../../freight/load/When.tsx';
import { placeText } from '../../../freight/places/placeText.ts';
import type { Shipment } from '../shipment.ts';

/** What the carrier of a leg needs to know of the hand-overs at its ends; nothing for anybody else. */
export function HandOvers({ shipment: { neighbours } }: { shipment: Shipment }) {
  const { before, after } = neighbours ?? {};
  if (!before && !after) return null;
  return (
    <Section title="shipments.byLegs.handOvers">
      <Stack spacing={2}>
        {before && <HandOver side="before" handOver={before} />}
        {after && <HandOver side="after" handOver={after} />}
      </Stack>
    </Section>
  );
}

interface HandOverProps {
  side: 'before' | 'after';
  handOver: Schemas['NeighbourHandOver'];
}

function HandOver({ side, handOver }: HandOverProps) {
  const translate = useTranslate();
  const { leg, at, trailer, place, date, from, to } = handOver;
  const { contactName, contactPhone, seal } = handOver;
  const texts = useTexts();
  return (
    <Stack spacing={0.25} sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h5">
        {translate(`shipments.byLegs.${side}`, { leg: texts('kind', leg) })}
      </Typography>
      <Typography variant="body2">
        {[localName(handOver, 'bridgeName') || texts('at', at), placeText(place)].join(' · ')}
      </Typography>
      <When date={date} from={from} to={to} timeZone={place.timeZone} />
      <Typography variant="body2">{texts('trailer', trailer)}</Typography>
      {seal && <FactLine label="shipments.byLegs.seal">{seal}</FactLine>}
      {contactName && (
        <FactLine label="shipments.byLegs.contact">
          {contactName} {contactPhone && <PhoneLink phone={contactPhone} />}
        </FactLine>
      )}
    </Stack>
  );
}

function useTexts() {
  const translate = useTranslate();
  return (of: 'kind' | 'at' | 'trailer', code: string) =>
    translate(`shipments.byLegs.${of}.${code}`);
}
