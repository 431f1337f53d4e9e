import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import type { CargoForm } from './cargoForm.ts';

/** The input for the kind of a quote or a load. */
export function KindInput({ of }: { of: CargoForm }) {
  return <ChoiceInput of={of} source="kind" words="anden.kind" />;
}

/** The input for how often a project's loads go; nothing for a single load. */
export function FrequencyInput({ of }: { of: CargoForm }) {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  if (!kind?.endsWith('project')) return null;
  return <ChoiceInput of={of} source="frequency" words="anden.frequency" />;
}
