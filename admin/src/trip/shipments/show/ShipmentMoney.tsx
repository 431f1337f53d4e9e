import { Box, Typography } from '@mui/material';
import { usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { PayButton } from '../../bankAccounts/index.ts';
import type { Permissions } from '../../../core/auth/permissions.ts';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import type { Shipment } from '../shipment.ts';

/** The amounts that the user may see: sale, cost and margin, or only the own price. */
export function ShipmentMoney() {
  const shipment = useRecordContext<Shipment>();
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  const mayPay = usePermissions<Permissions>().permissions?.bank_accounts?.includes('pay');
  const amounts = AMOUNTS.filter((name) => shipment?.[name] != null);
  if (!shipment || amounts.length === 0) return null;
  if (isCarrier && shipment.agreed) return <AgreedPrice shipment={shipment} />;
  const isAlone = amounts.length === 1;
  return (
    <Section title={isAlone ? 'shipments.section.price' : 'shipments.section.money'}>
      <Facts>
        {amounts.map((name) => (
          <Fact key={name} source={name} label={isAlone ? 'shipments.agreed' : undefined}>
            <MoneyField source={name} variant="h4" />
            {name === 'purchaseCost' && <Other {...shipment.agreed} than={shipment.currency} />}
          </Fact>
        ))}
        {shipment.marginPercent != null && (
          <Fact source="marginPercent">
            <Percent value={shipment.marginPercent} />
          </Fact>
        )}
      </Facts>
      {mayPay && shipment.carrierId && (
        <Box sx={{ mt: 2 }}>
          <PayButton carrierId={shipment.carrierId} />
        </Box>
      )}
    </Section>
  );
}

/** The carrier's amount: in the currency of its rate, and below it in the load's currency. */
function AgreedPrice({ shipment: { purchaseCost, currency, agreed } }: { shipment: Shipment }) {
  return (
    <Section title="shipments.section.price">
      <Facts>
        <Fact source="agreed.amount" label="shipments.agreed">
          <MoneyField source="agreed.amount" currency="agreed.currency" variant="h4" />
          <Other amount={purchaseCost} currency={currency} than={agreed?.currency} />
        </Fact>
      </Facts>
    </Section>
  );
}

interface OtherProps {
  amount?: string | null;
  currency?: string;
  than: string | undefined;
}

/** The same amount in another currency. */
function Other({ amount, currency, than }: OtherProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  if (!amount || currency === than) return null;
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {translate('shipments.inOtherCurrency', { amount: money(amount, currency) })}
    </Typography>
  );
}

function Percent({ value }: { value: string }) {
  const format = useNumberFormat(ONE_DIGIT);
  return `${format(value)}%`;
}

const AMOUNTS = ['saleValue', 'purchaseCost', 'margin'] as const;
const ONE_DIGIT = { maximumFractionDigits: 1 };
