import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePlanUse } from './plans.ts';

/** The numbers of contacted carriers and assigned loads of a company, and the limits of its plan. */
export function PlanUse({ companyId }: { companyId?: string }) {
  const { data } = usePlanUse(companyId);
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Count name="contacts" {...data.contacts} />
      <Count name="loads" {...data.loads} />
    </Box>
  );
}

interface CountProps {
  name: 'contacts' | 'loads';
  used: number;
  limit: number | null;
}

function Count({ name, used, limit }: CountProps) {
  const translate = useTranslate();
  const text = limit === null ? 'plans.use.unlimited' : 'plans.use.of';
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" id={`plan-${name}`}>
          {translate(`plans.use.${name}`)}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {translate(text, { used, limit })}
        </Typography>
      </Box>
      {limit !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (100 * used) / limit)}
          color={used >= limit ? 'warning' : 'primary'}
          aria-labelledby={`plan-${name}`}
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      )}
    </div>
  );
}
