import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useUnits } from '../../../freight/units/useUnits.ts';
import type { Units } from '#measures';

/** The input for the units of weights and distances, which are stored in this browser at once and not saved with the form. */
export function UnitsInput() {
  const translate = useTranslate();
  const [chosen, choose] = useUnits();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen ?? null}
      onChange={(_, units: Units | null) => choose(units ?? undefined)}
      aria-label={translate('users.profile.units')}
    >
      {['metric', 'imperial'].map((units) => (
        <ToggleButton
          key={units}
          value={units}
          sx={{ px: 2, minHeight: 40, textTransform: 'none' }}
        >
          {translate(`users.profile.${units}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
