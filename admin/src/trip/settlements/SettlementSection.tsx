import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  NumberField,
  RecordContextProvider,
  ResourceContextProvider,
  TextInput,
} from 'react-admin';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';

type Settlement = Schemas['Settlement'];

/** The section of a closed load with what its carrier is owed; who pays marks it as paid. */
export function SettlementSection() {
  const shipment = useRecordContext<Schemas['Shipment']>()!;
  const translate = useTranslate();
  const { data } = useSettlement(shipment);
  if (!data) return null;
  const { status, can = [] } = data;
  return (
    <Section
      title="settlements.title"
      aside={<ToneChip tone={TONES[status]} label={translate(`settlements.status.${status}`)} />}
    >
      <ResourceContextProvider value="settlements">
        <RecordContextProvider value={data}>
          <Facts>
            <Fact source="agreedAmount">
              <MoneyField source="agreedAmount" />
            </Fact>
            <Fact source="accessorialsAmount">
              <MoneyField source="accessorialsAmount" />
            </Fact>
            <Fact source="total">
              <MoneyField source="total" variant="h4" />
            </Fact>
            <Fact source="dueDate">
              <DateField source="dueDate" />
            </Fact>
            <Fact source="paymentDays">
              <NumberField source="paymentDays" />
            </Fact>
            {data.paidOn && (
              <Fact source="paidOn" wide>
                <Paid settlement={data} />
              </Fact>
            )}
          </Facts>
        </RecordContextProvider>
      </ResourceContextProvider>
      <Box sx={{ mt: 2, display: 'flex', gap: 1 }}>
        {can.includes('pay') && <PaidButton settlement={data} />}
        {can.includes('unpay') && <UndoButton id={data.id} />}
      </Box>
      {can.includes('unpay') && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('settlements.reopen')}
        </Typography>
      )}
    </Section>
  );
}

/** When, how much and with which transfer; what was approved after it makes the total another one. */
function Paid({ settlement }: { settlement: Settlement }) {
  const { paymentReference, paidAmount, total } = settlement;
  const translate = useTranslate();
  return (
    <>
      <DateField source="paidOn" /> · <MoneyField source="paidAmount" />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {paymentReference}
      </Typography>
      {Number(paidAmount) !== Number(total) && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('settlements.paidOther')}
        </Alert>
      )}
    </>
  );
}

function PaidButton({ settlement: { id, payable } }: { settlement: Settlement }) {
  const start = useMemo(() => ({ paidOn: payable?.until }), [payable?.until]);
  return (
    <VerbButton
      of={{ resource: 'settlements', id }}
      verb="pay"
      words="settlements.pay"
      start={start}
    >
      <DateInput
        isPast
        {...field('PaymentMark', 'paidOn')}
        label="settlements.pay.day"
        min={payable?.from ?? undefined}
        max={payable?.until}
        fullWidth
      />
      <TextInput
        {...field('PaymentMark', 'reference')}
        label="settlements.pay.reference"
        fullWidth
      />
    </VerbButton>
  );
}

function UndoButton({ id }: { id: string }) {
  const translate = useTranslate();
  const { act, isPending } = useAct('settlements.undone');
  return (
    <Button
      disabled={isPending}
      onClick={() => void act({ resource: 'settlements', id, verb: 'unpay' }, {})}
    >
      {translate('settlements.undo')}
    </Button>
  );
}

function useSettlement({ id, status, version }: Schemas['Shipment']) {
  const { read } = useDataProvider<AndenDataProvider>();
  const isCustomer = useSignedInUser()?.user_type.name === 'shipper';
  return useQuery({
    queryKey: ['settlements', id, version],
    queryFn: async () => (await read<Settlement>(`settlements/${id}`)).data,
    enabled: !isCustomer && status === 'closed',
  });
}

const TONES = { due: 'info', overdue: 'bad', paid: 'good' } as const;
