import { DataTable, useRecordContext } from 'react-admin';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { type Cargo, useCargoFacts } from './useCargoFacts.ts';

/**
 * The columns of the cargo in the lists of quotes and of loads; `CARGO` are hidden until the user chooses them. Carriers see
 * no kind of load, and only who buys sees the target rate.
 */
export function cargoColumns({ isCarrier = false, buys }: { isCarrier?: boolean; buys: boolean }) {
  return [
    ...(isCarrier ? [] : [KIND]),
    ...FACTS.map((name) => (
      <DataTable.Col key={name} source={name} disableSort>
        <CargoFact name={name} />
      </DataTable.Col>
    )),
    ...(buys ? [TARGET] : []),
  ];
}

/** One fact of a cargo in the interface's language; nothing where it is not known. */
function CargoFact({ name }: { name: string }) {
  const load = useRecordContext<Cargo & { id: string }>();
  return load ? <KnownFact load={load} name={name} /> : null;
}

function KnownFact({ load, name }: { load: Cargo; name: string }) {
  return useCargoFacts(load).find(([field]) => field === name)?.[1] ?? null;
}

const KIND = (
  <DataTable.Col key="kind" source="kind" disableSort>
    <WordField source="kind" of="anden.kind" />
  </DataTable.Col>
);
const TARGET = (
  <DataTable.Col key="targetRate" source="targetRate" disableSort>
    <MoneyField source="targetRate" />
  </DataTable.Col>
);
const FACTS = [
  ...['equipmentId', 'comodityId', 'weight', 'units', 'dimensions', 'packaging', 'flags'],
  ...['distanceKm', 'frequency', 'customerReference'],
];

/** The columns that are hidden by default, so that the others fit 1280 px. */
export const CARGO = ['kind', ...FACTS, 'targetRate'];
