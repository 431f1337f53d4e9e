import { Radio } from '@mui/material';
import { mayChoose, type RateProps } from './rates.ts';

/** The radio button that chooses a rate to award, as high as the line of its carrier's name; nothing for a carrier without one. */
export function OfferRadio(props: RateProps) {
  const { offer, chosenId, onChoose } = props;
  if (!offer.rate) return null;
  return (
    <Radio
      size="small"
      name="offer"
      checked={offer.id === chosenId}
      disabled={!mayChoose(props)}
      onChange={() => onChoose?.(offer.id)}
      sx={LINE_HIGH}
      slotProps={{ input: { 'aria-label': offer.carrierName } }}
    />
  );
}

/** Its circle of 20 px has a margin that is clicked too. */
const LINE_HIGH = { p: '9px', my: '-9px', ml: '-9px' };
