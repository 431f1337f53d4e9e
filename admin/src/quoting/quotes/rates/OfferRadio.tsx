import { Radio, type RadioProps } from '@mui/material';
import { mayChoose, type RateProps } from './rates.ts';

/** The radio button that chooses a rate to award; nothing for a carrier without one. */
export function OfferRadio(props: RateProps & Pick<RadioProps, 'sx'>) {
  const { offer, chosen, onChoose, sx } = props;
  if (!offer.rate) return null;
  return (
    <Radio
      size="small"
      name="offer"
      checked={offer.id === chosen}
      disabled={!mayChoose(props)}
      onChange={() => onChoose?.(offer.id)}
      sx={sx}
      slotProps={{ input: { 'aria-label': offer.carrierName } }}
    />
  );
}
