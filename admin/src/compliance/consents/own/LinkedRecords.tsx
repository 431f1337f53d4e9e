import { Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type HttpError,
  useGetList,
  useNotify,
  usePermissions,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Permissions } from '../../../core/auth/permissions.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { http } from '../../../core/data/http.ts';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { Section } from '../../../core/pages/Section.tsx';

type Claim = Schemas['Claim'];

/** The brokers whose records of the carrier are linked to its passport, and the search for more. */
export function LinkedRecords() {
  const translate = useTranslate();
  const region = useRegion();
  const { data = [] } = useGetList<Claim>('claims', PAGE);
  const may = usePermissions<Permissions>().permissions?.claims ?? [];
  const search = useSearch();
  useProof();
  return (
    <Section title="consents.records.title">
      <Typography variant="body2" color="text.secondary">
        {translate('consents.records.text')}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ my: 1, pl: 2.5 }}>
        {data.map(({ id, companyName, decidedAt }) => (
          <li key={id}>
            {translate('consents.records.linked', {
              name: companyName,
              date: formatDate(decidedAt!, region),
            })}
          </li>
        ))}
      </Stack>
      {may.includes('claim') && (
        <Button variant="outlined" loading={search.isPending} onClick={() => search.mutate()}>
          {translate('consents.records.search')}
        </Button>
      )}
    </Section>
  );
}

/** Claims the records with the carrier's codes, and says what happens now. */
function useSearch() {
  const notify = useNotify();
  return useMutation({
    mutationFn: () => http('/api/claims/search', { method: 'POST' }),
    onSuccess: ({ json }) => {
      const { message } = json as Schemas['ClaimsMade'];
      notify(message, { type: 'info', autoHideDuration: 12_000 });
    },
    onError: ({ message }: HttpError) => notify(message, { type: 'error' }),
  });
}

/** Proves the claim that the link of a mail names: `/admin/passport#{id}.{code}`, once. */
function useProof() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const sent = useRef<string>(undefined);
  const { mutate } = useMutation({
    mutationFn: ([id, code]: string[]) =>
      http(`/api/claims/${id}/prove`, { method: 'POST', body: JSON.stringify({ code }) }),
    onSuccess: () => {
      notify('consents.records.proved', { type: 'success' });
      refresh();
    },
    onError: ({ message }: HttpError) => notify(message, { type: 'error' }),
  });
  useEffect(() => {
    if (!hash.includes('.') || sent.current === hash) return;
    sent.current = hash;
    mutate(hash.slice(1).split('.'));
    void navigate(pathname, { replace: true });
  }, [hash, mutate, navigate, pathname]);
}

const PAGE = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;
