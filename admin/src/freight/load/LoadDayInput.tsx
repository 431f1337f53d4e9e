import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { FutureDateInput } from '../../core/inputs/FutureDateInput.tsx';

interface LoadDayInputProps {
  /** The contract's schema. */
  of: string;
  day: 'pickup' | 'delivery';
}

/** The pickup or delivery date of a load: from today on, both or none, the delivery not before the pickup. */
export function LoadDayInput({ of, day }: LoadDayInputProps) {
  const { source, validate } = field(of, `${day}Date`);
  const rules = useMemo(() => [...validate, RULES[day]], [validate, day]);
  useCheckWithOther(source, day === 'pickup' ? 'deliveryDate' : 'pickupDate');
  return <FutureDateInput source={source} validate={rules} />;
}

interface Days {
  pickupDate?: string | null;
  deliveryDate?: string | null;
}

type Rule = (day: unknown, days: Days) => string | undefined;

/** A start date and an end date must both be chosen (specification, section 5), or neither yet. */
const RULES: Record<LoadDayInputProps['day'], Rule> = {
  pickup: (day, { deliveryDate }) => (!day && deliveryDate ? BOTH : undefined),
  delivery: (day, { pickupDate }) => {
    if (!pickupDate) return undefined;
    if (!day) return BOTH;
    return (day as string) < pickupDate ? 'anden.stop.deliveryFirst' : undefined;
  },
};

/** Validates a date again when the other date changes. */
function useCheckWithOther(name: string, other: string): void {
  const { trigger, getValues, getFieldState } = useFormContext();
  const otherDay = useWatch({ name: other }) as string | null | undefined;
  useEffect(() => {
    if (getFieldState(name).invalid || (otherDay && getValues(name))) void trigger(name);
  }, [otherDay, name, trigger, getValues, getFieldState]);
}

const BOTH = 'anden.stop.bothDays';
