import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import { Button, Tooltip, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useUpgradePrompt } from '../../core/screens/UpgradePrompt.tsx';
import { useIsFree, usePlanUse } from './plans.ts';

/** Shows in the top bar how much of the free plan is used; renders nothing for other plans. */
export function PlanButton() {
  return useIsFree() && <Use />;
}

function Use() {
  const translate = useTranslate();
  const { open } = useUpgradePrompt();
  const isWide = useMediaQuery(WIDE);
  const { data } = usePlanUse();
  if (data?.plan !== 'free') return null;
  const counts = {
    contacts: `${data.contacts.used}/${data.contacts.limit}`,
    loads: `${data.loads.used}/${data.loads.limit}`,
  };
  const label = translate('plans.button.label', counts);
  return (
    <Tooltip title={label}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<WorkspacePremiumOutlined />}
        onClick={() => open()}
        aria-label={label}
        sx={{ whiteSpace: 'nowrap', minWidth: 0, px: 1, ...(!isWide && ICON) }}
      >
        {isWide && translate('plans.button.text', counts)}
      </Button>
    </Tooltip>
  );
}

/** From this width on, the top bar has room for the numbers beside the page's title. */
const WIDE = '(min-width: 1440px)';
const ICON = { '& .MuiButton-startIcon': { m: 0 } };
