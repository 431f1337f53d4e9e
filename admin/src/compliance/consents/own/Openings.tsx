import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Section } from '../../../core/pages/Section.tsx';

type Opening = Schemas['DocumentOpening'];

/** Lists who opened or saved which of the carrier's files, newest first. */
export function Openings() {
  const translate = useTranslate();
  const [perPage, setPerPage] = useState(SHOWN);
  const { data, total = 0 } = useGetList<Opening>('document_openings', {
    pagination: { page: 1, perPage },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <Section title="consents.log.title">
      {!data && <Skeleton variant="rounded" height={80} aria-busy />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('consents.log.empty')}</Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((opening) => (
          <Line key={opening.id} opening={opening} />
        ))}
      </Stack>
      {total > perPage && (
        <Button size="small" onClick={() => setPerPage(perPage + MORE)} sx={{ mt: 1, px: 0 }}>
          {translate('consents.log.more')}
        </Button>
      )}
    </Section>
  );
}

function Line({ opening }: { opening: Opening }) {
  const translate = useTranslate();
  const region = useRegion();
  const { userName, companyName, recipient, documentType, saved, createdAt } = opening;
  const who = recipient ?? [userName, companyName].filter(Boolean).join(', ');
  const document = translate(`documents.type.${documentType}`);
  return (
    <li>
      <Typography variant="body2">
        {translate(saved ? 'consents.log.saved' : 'consents.log.opened', { who, document })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {formatDate(createdAt, region, { withTime: true })}
      </Typography>
    </li>
  );
}

const SHOWN = 10;
const MORE = 50;
