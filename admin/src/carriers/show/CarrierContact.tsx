import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { MailField, PhoneField } from '../../core/fields/PhoneField.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { WordField } from '../../core/fields/WordField.tsx';

/** The e-mail and phone for quote requests, and the terms of the carrier. */
export function CarrierContact() {
  return (
    <Section title="carriers.section.contact">
      <Facts>
        <Fact source="contactPhone">
          <PhoneField source="contactPhone" />
        </Fact>
        <Fact source="quotingEmail">
          <MailField source="quotingEmail" />
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
