import { Box, Checkbox, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { Lacking } from '../../../compliance/documents/index.ts';
import { Confidence } from '../Confidence.tsx';
import { isInvitable } from './usePlan.ts';

type Match = Schemas['Matches']['matches'][number];

interface MatchRowProps {
  match: Match;
  isChosen: boolean;
  /** The number of the later wave that it is already chosen for. */
  wave?: number;
  /** Called when the checkbox is clicked; without it the row has none. */
  onToggle?: (carrierId: string) => void;
}

/** A carrier that covers the load: confidence, loads on the lane, response time. */
export function MatchRow({ match, isChosen, wave, onToggle }: MatchRowProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { carrierId, carrierName, confidence, network, invitationStatus, rank } = match;
  const mayChoose = onToggle && !wave && isInvitable(invitationStatus);
  return (
    <Box component="li" sx={ROW}>
      <Box
        component={mayChoose ? 'label' : 'div'}
        sx={[LABEL, !!mayChoose && { cursor: 'pointer' }]}
      >
        {onToggle && (
          <Checkbox
            size="small"
            checked={isChosen || !!wave}
            disabled={!mayChoose}
            onChange={() => onToggle(carrierId)}
            slotProps={{ input: { 'aria-label': carrierName } }}
          />
        )}
        <Typography variant="body2" color="text.secondary" sx={RANK}>
          {rank !== null && number(rank)}
        </Typography>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {carrierName}
          </Typography>
          <Box sx={FACTS}>
            <Confidence level={confidence} />
            <Typography variant="caption" color="text.secondary">
              <Experience match={match} />
            </Typography>
            <Contract match={match} />
          </Box>
          <Lacking documents={match.lackingDocuments} />
        </Box>
        {wave && <ToneChip label={translate('quotes.invite.wave', { wave })} />}
        {network === 'own' && !invitationStatus && !wave && (
          <ToneChip label={translate('quotes.matches.own')} />
        )}
        {invitationStatus && <StatusChip of="invitations" status={invitationStatus} />}
      </Box>
    </Box>
  );
}

/** The contract rate of the route's carrier. */
function Contract({ match: { contractRate, contractCurrency } }: { match: Match }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  if (!contractRate || !contractCurrency) return null;
  return (
    <Typography variant="caption" sx={{ fontWeight: 650 }}>
      {translate('quotes.matches.contract', { amount: money(contractRate, contractCurrency) })}
    </Typography>
  );
}

function Experience({ match: { laneLoads, responseMinutes } }: { match: Match }) {
  const translate = useTranslate();
  const loads = laneLoads > 0 && translate('quotes.matches.laneLoads', { smart_count: laneLoads });
  const response =
    responseMinutes != null && translate('quotes.matches.answersIn', { minutes: responseMinutes });
  return [loads, response].filter(Boolean).join(' · ') || translate('quotes.matches.unknown');
}

const ROW = { '& + &': { borderTop: 1, borderColor: 'divider' } };
const LABEL = { display: 'flex', alignItems: 'center', gap: 1, py: 1, minHeight: 56 };
const RANK = {
  minWidth: 22,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  flexShrink: 0,
};
const FACTS = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 };
