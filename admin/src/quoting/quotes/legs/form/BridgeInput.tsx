import { useRef } from 'react';
import { type RaRecord, ReferenceInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { localName } from '../../../../core/format/localName.ts';
import { SELDOM } from '../../../../core/form/goOn.ts';
import { FoundChoiceInput } from '../../../../core/inputs/FoundChoiceInput.tsx';
import type { FormLeg } from '../legValues.ts';
import { type BorderTown, townAt } from './borderTowns.ts';
import { countryAfter } from './startLegs.ts';

/** The bridge that the load crosses, of the hand-over with which that begins: choosing it fills in the towns that nobody has typed. */
export function BridgeInput() {
  const fill = useFillTowns();
  return (
    <ReferenceInput
      source="legs.0.handOver.bridgeId"
      reference="catalogs/bridges"
      perPage={100}
      sort={BY_CODE}
    >
      <FoundChoiceInput
        label="quotes.legs.handOver.bridgeId"
        helperText="quotes.legs.bridgeHelp"
        optionText={(record: RaRecord) => localName(record)}
        parse={(id: string) => id || null}
        onChange={(_, record) => fill(record as RaRecord | '')}
        {...SELDOM}
      />
    </ReferenceInput>
  );
}

function useFillTowns() {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<(string | undefined)[]>([]);
  const fillTown = (at: number, town: BorderTown) => {
    const place = `legs.${at}.handOver.place`;
    const city = getValues(`${place}.city`) as string | null;
    if (city && city !== filled.current[at]) return;
    filled.current[at] = town.city;
    for (const [name, value] of Object.entries({ ...CLEARED, ...town }))
      setValue(`${place}.${name}`, value, DIRTY);
  };
  return (bridge: RaRecord | '') => {
    const legs = (getValues('legs') ?? []) as FormLeg[];
    legs.slice(0, -1).forEach(({ leg }, at) => {
      const town = bridge && townAt(townsOf(bridge), countryAfter(leg, legs[at + 1]!.leg));
      if (town) fillTown(at, town);
    });
  };
}

function townsOf({ usPort, mxCustoms }: RaRecord) {
  return { usPort: usPort as string | null, mxCustoms: mxCustoms as string | null };
}

const BY_CODE = { field: 'code', order: 'ASC' } as const;
const DIRTY = { shouldDirty: true };
/** What another place has left behind. */
const CLEARED = { locationId: null, name: null, street: null, postalCode: null, timeZone: null };
