import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { MailField, PhoneField } from '../../core/fields/PhoneField.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { WordField } from '../../core/fields/WordField.tsx';

/** How to ask a carrier for prices, and its terms. */
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
