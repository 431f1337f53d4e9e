import { useRecordContext } from 'react-admin';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import type { Shipment } from '../shipment.ts';

/** The amounts that the API lets the user know: sale, cost and margin, or one's own price alone. */
export function ShipmentMoney() {
  const shipment = useRecordContext<Shipment>();
  const amounts = AMOUNTS.filter((name) => shipment?.[name] != null);
  if (amounts.length === 0) return null;
  const isAlone = amounts.length === 1;
  return (
    <Section title={isAlone ? 'shipments.section.price' : 'shipments.section.money'}>
      <Facts>
        {amounts.map((name) => (
          <Fact key={name} source={name} label={isAlone ? 'shipments.agreed' : undefined}>
            <MoneyField source={name} variant="h4" />
          </Fact>
        ))}
        {shipment?.marginPercent != null && (
          <Fact source="marginPercent">
            <Percent value={shipment.marginPercent} />
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

function Percent({ value }: { value: string }) {
  const format = useNumberFormat(ONE_DIGIT);
  return `${format(value)} %`;
}

const AMOUNTS = ['saleValue', 'purchaseCost', 'margin'] as const;
const ONE_DIGIT = { maximumFractionDigits: 1 };
