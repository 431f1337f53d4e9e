import { useTranslate } from 'react-admin';
import { FactRows } from './FactRows.tsx';
import { useCargoFacts, type Cargo } from './useCargoFacts.ts';

/** The known facts of a cargo, one per line. */
export function CargoFacts({ load }: { load: Cargo }) {
  const translate = useTranslate();
  const facts = useCargoFacts(load);
  return (
    <FactRows
      rows={facts.map(([name, text]) => [translate(`resources.quotes.fields.${name}`), text])}
    />
  );
}
