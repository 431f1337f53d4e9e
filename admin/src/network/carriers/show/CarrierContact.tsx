import { useRecordContext } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../freight/Refusal.tsx';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { MailField, PhoneField } from '../../../core/fields/PhoneField.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { WordField } from '../../../core/fields/WordField.tsx';

/** The e-mail and phone for quote requests, and the terms of the carrier. */
export function CarrierContact() {
  const { quotingRefusal } = useRecordContext<Schemas['Carrier']>() ?? {};
  return (
    <Section title="carriers.section.contact">
      <Facts>
        <Fact source="contactPhone">
          <PhoneField source="contactPhone" />
        </Fact>
        <Fact source="quotingEmail">
          <MailField source="quotingEmail" />
          {quotingRefusal && <Refusal refusal={quotingRefusal} />}
        </Fact>
        <Fact source="creditType">
          <WordField source="creditType" of="carriers.credit" />
        </Fact>
        <Fact source="costPerMile">
          <MoneyField source="costPerMile" always="USD" />
        </Fact>
      </Facts>
    </Section>
  );
}
