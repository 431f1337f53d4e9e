import { useRef } from 'react';
import { CargoInputs } from '../../../freight/load/CargoInputs.tsx';
import { FormCard } from './FormCard.tsx';
import { useDistance } from './useDistance.ts';

/** The inputs for the cargo and the equipment. */
export function CargoSection() {
  const at = useRef<HTMLSpanElement>(null);
  const distanceNote = useDistance(at);
  return (
    <FormCard title="quotes.sections.cargo">
      <span ref={at} hidden />
      <CargoInputs of="QuoteInput" distanceNote={distanceNote} />
    </FormCard>
  );
}
