import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import type { UpgradeDialogProps } from '../../core/modules/AdminModule.ts';
import { PlanUse } from './PlanUse.tsx';
import { usePremium } from './plans.ts';
import { useUpgradeRequest } from './useUpgradeRequest.ts';

/**
 * The dialog "Límite alcanzado": the limits of the plan and their use, the monthly price of Premium, and a button
 * that requests it.
 */
export function UpgradeDialog({ isOpen, reason, onClose }: UpgradeDialogProps) {
  const translate = useTranslate();
  const { ask, isPending } = useUpgradeRequest(onClose);
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="upgrade-title">
      <DialogTitle id="upgrade-title" sx={TITLE}>
        <WorkspacePremiumOutlined />
        {translate(reason ? 'plans.upgrade.title' : 'plans.upgrade.plan')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {reason && <Typography>{reason}</Typography>}
        <PlanUse />
        <Premium />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('plans.upgrade.later')}</Button>
        <Button variant="contained" loading={isPending} onClick={ask}>
          {translate('plans.upgrade.ask')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Premium() {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const premium = usePremium();
  if (!premium) return null;
  const price = money(premium.monthlyPrice, premium.currency);
  return (
    <Box sx={OFFER}>
      <Typography sx={{ fontWeight: 650 }}>
        {translate('plans.upgrade.price', { price })}
      </Typography>
      <Typography variant="body2">{translate('plans.upgrade.offer')}</Typography>
    </Box>
  );
}

const TITLE = { display: 'flex', alignItems: 'center', gap: 1, '& svg': { color: 'accent' } };
const OFFER = { px: 2, py: 1.5, borderRadius: 2, bgcolor: 'tint' };
