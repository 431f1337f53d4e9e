import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx';
import { useField } from './useField.ts';

interface ChoicesProps {
  name: string;
  label: string;
  choices?: readonly Choice[];
  /** Groups of choices that are folded until one of them is ticked, by their headings. */
  groups?: Readonly<Record<string, readonly Choice[]>>;
}

/** A group of checkboxes with a heading; at least one must be ticked. */
export function Choices({ name, ...group }: ChoicesProps) {
  const field = useField(name, { kind: 'many', isRequired: true });
  return <ChoiceGroup {...group} field={field} required />;
}
