import { useTranslate } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';

interface StopOffInputProps {
  /** The stops of the load beyond its ends; without any, nothing is asked. */
  additionalStops: number;
  /** Whether the rate is itemized, so that the charge is added to it. */
  isAdded: boolean;
  /** Of the rate's place in the form, such as `rate.`. */
  prefix?: string;
}

/** The input of the charge for each additional stop, with how often it counts. */
export function StopOffInput({ additionalStops, isAdded, prefix }: StopOffInputProps) {
  const translate = useTranslate();
  if (additionalStops === 0) return null;
  return (
    <DecimalInput
      {...field('RateInput', 'stopOffCharge', prefix)}
      label="anden.stopOff.charge"
      sx={{ gridColumn: '1 / -1' }}
      helperText={translate(`anden.stopOff.${isAdded ? 'added' : 'contained'}`, {
        times: additionalStops,
      })}
    />
  );
}
