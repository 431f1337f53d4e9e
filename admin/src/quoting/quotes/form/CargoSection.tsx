import { CargoInputs } from '../../../freight/load/CargoInputs.tsx';
import { FormCard } from './FormCard.tsx';

/** The inputs for the cargo and the equipment. */
export function CargoSection() {
  return (
    <FormCard title="quotes.sections.cargo">
      <CargoInputs of="QuoteInput" />
    </FormCard>
  );
}
