import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { stateName } from '../../freight/places/states.ts';
import { intervalNames } from './intervalText.ts';
import { ResultsFilters } from './ResultsFilters.tsx';
import { SectionView } from './sections/SectionView.tsx';
import { sectionsOf } from './sections/sections.ts';
import { type Results, useResults } from './useResults.ts';
import { type ResultsView, useResultsView } from './useResultsView.ts';

/** /admin/results: what became of the quotes of a period, as charts and as tables. */
export function ResultsPage() {
  const translate = useTranslate();
  const [view, change] = useResultsView();
  const { data, isError, refetch } = useResults(view);
  const type = useSignedInUser()?.user_type.name;
  const isCarrier = type === 'carrier';
  return (
    <>
      <Title title={translate('resources.results.name', 1)} />
      <PageHeader
        filters={
          data && (
            <ResultsFilters
              view={view}
              from={view.from ?? data.from}
              to={view.to ?? data.to}
              choices={{ customers: !isCarrier, brokers: type === 'internal' }}
              onChange={change}
            />
          )
        }
      />
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          {translate(isCarrier ? 'results.of.invitations' : 'results.of.quotes')}{' '}
          {translate('results.currencyHelp')}
        </Typography>
        {isError && (
          <Alert
            severity="error"
            action={<Button onClick={() => void refetch()}>{translate('results.again')}</Button>}
          >
            {translate('results.failed')}
          </Alert>
        )}
        {data ? (
          <Sections results={data} view={view} isCarrier={isCarrier} />
        ) : (
          !isError && <Skeleton variant="rounded" sx={{ height: '60vh' }} />
        )}
      </Stack>
    </>
  );
}

interface SectionsProps {
  results: Results;
  view: ResultsView;
  isCarrier: boolean;
}

function Sections({ results, view, isCarrier }: SectionsProps) {
  const translate = useTranslate();
  const region = useRegion();
  const sections = useMemo(() => {
    const { customerId, companyId } = view;
    return sectionsOf(results, {
      translate,
      stateName,
      interval: intervalNames(results, region),
      scope: {
        ...(isCarrier
          ? { sentFrom: results.from, sentTo: results.to }
          : { createdFrom: results.from, createdTo: results.to }),
        ...(customerId && { customerId }),
        ...(companyId && { companyId }),
      },
      isCarrier,
    });
  }, [results, view, isCarrier, region, translate]);
  return sections.map((section) => (
    <SectionView key={section.name} section={section} currency={results.currency} />
  ));
}
