import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EvidenceFile } from './useEvidence.ts';

type Finding = EvidenceFile['findings'][number];

/** Shows how a CFDI fits the agreement: differences as a warning, then what agrees or could not be compared. */
export function Findings({ findings }: { findings: Finding[] }) {
  const translate = useTranslate();
  if (findings.length === 0) return null;
  const wrong = findings.filter(({ agrees }) => agrees === false);
  const rest = findings.filter(({ agrees }) => agrees !== false);
  const isSure = rest.every(({ agrees, field }) => agrees || field === 'uuid');
  const text = (finding: Finding) => translate(keyOf(finding), wordsOf(finding));
  return (
    <>
      {wrong.length > 0 && (
        <Alert severity="warning" sx={{ mt: 0.5 }}>
          {wrong.map((finding) => (
            <div key={finding.field}>{text(finding)}</div>
          ))}
        </Alert>
      )}
      {rest.length > 0 && (
        <Alert
          severity={wrong.length === 0 && isSure ? 'success' : 'info'}
          icon={false}
          sx={{ mt: 0.5 }}
        >
          {rest.map((finding) => (
            <div key={finding.field}>{text(finding)}</div>
          ))}
        </Alert>
      )}
    </>
  );
}

function keyOf({ field, agrees }: Finding): string {
  const how = agrees === null ? 'open' : agrees ? 'same' : 'different';
  return `evidence.findings.${field}.${how}`;
}

function wordsOf({ found, agreed }: Finding) {
  return { found: found ?? '–', agreed: agreed ?? '–' };
}
