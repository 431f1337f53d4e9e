import { ContactsOf } from '../contacts/ContactsOf.tsx';
import { Fact, Facts } from '../core/fields/Facts.tsx';
import { History } from '../core/history/History.tsx';
import { Section } from '../core/pages/Section.tsx';
import { ShowPage } from '../core/pages/ShowPage.tsx';
import { WordField } from '../core/fields/WordField.tsx';

/** A contact type: its code and names, whose people have it, and those of them that the user may see. */
export function ContactTypeShow() {
  return (
    <ShowPage>
      <Section>
        <Facts>
          <Fact source="code" />
          <Fact source="nameEs" />
          <Fact source="nameEn" />
          <Fact source="audience">
            <WordField source="audience" of="contactTypes.audience" />
          </Fact>
        </Facts>
      </Section>
      <ContactsOf target="contactTypeId" />
      <History />
    </ShowPage>
  );
}
