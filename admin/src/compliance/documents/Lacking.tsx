import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import type { Tone } from '../../core/theme/tokens.ts';
import { type LackingDocument, lackingInWords } from '../../freight/documents/lackingInWords.ts';

/**
 * One line for a carrier and a load: that its documents are valid, or which ones keep it from being assigned; renders
 * nothing where the API says nothing, because the carrier is out.
 */
export function Lacking({ documents }: { documents: LackingDocument[] | null | undefined }) {
  const translate = useTranslate();
  const region = useRegion();
  if (!documents) return null;
  if (documents.length === 0)
    return (
      <Line tone="good" icon={<CheckCircleOutlined sx={ICON} />}>
        {translate('documents.lacking.none')}
      </Line>
    );
  const firstDocuments = lackingInWords(documents.slice(0, SHOWN), { translate, region }).join(
    ' · ',
  );
  const hidden = documents.length - SHOWN;
  const more = { documents: firstDocuments, smart_count: hidden };
  return (
    <Line tone="warning" icon={<ErrorOutlined sx={ICON} />}>
      {translate('documents.lacking.some')}{' '}
      {hidden > 0 ? translate('documents.lacking.more', more) : firstDocuments}
    </Line>
  );
}

interface LineProps {
  tone: Tone;
  icon: ReactNode;
  children: ReactNode;
}

function Line({ tone, icon, children }: LineProps) {
  return (
    <Typography
      component="p"
      variant="caption"
      sx={({ palette }) => ({ color: palette.tones[tone].text, display: 'flex', gap: 0.5 })}
    >
      {icon}
      <span>{children}</span>
    </Typography>
  );
}

/** The most documents that a line names. */
const SHOWN = 3;

const ICON = { fontSize: '1rem', mt: '1px' };
