import { Link, ReferenceField, useCreatePath, useRecordContext } from 'react-admin';
import { DateField } from '../../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import type { Shipment } from '../shipment.ts';
import { useSides } from '../../../freight/useSides.ts';

/** The quote, customer, carrier and delivery time of a load, as far as the user may see them. */
export function ShipmentParties() {
  const shipment = useRecordContext<Shipment>();
  const { seesCustomer, seesCarrier } = useSides();
  if (!seesCustomer && !shipment?.quoteId) return null;
  return (
    <Facts>
      {seesCustomer && !shipment?.leg && (
        <Fact source="customerId">
          <ReferenceField source="customerId" reference="companies" link="show" />
        </Fact>
      )}
      {seesCarrier && !shipment?.byLegs && (
        <Fact source="carrierId">
          <ReferenceField source="carrierId" reference="carriers" link="show" />
        </Fact>
      )}
      {shipment?.quoteId && (
        <Fact source="quoteReference">
          <QuoteLink />
        </Fact>
      )}
      <Fact source="deliveredAt" optional>
        <DateField source="deliveredAt" withTime />
      </Fact>
    </Facts>
  );
}

function QuoteLink() {
  const createPath = useCreatePath();
  const { quoteId, quoteReference } = useRecordContext<Shipment>() ?? {};
  const to = createPath({ resource: 'quotes', id: quoteId ?? '', type: 'show' });
  return <Link to={to}>{quoteReference}</Link>;
}
