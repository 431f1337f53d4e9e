import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../../core/pages/Section.tsx';
import { PartConflict } from './PartConflict.tsx';
import { PartSection } from './PartSection.tsx';
import { PartSections } from './PartSections.tsx';
import type { Part, Shown } from './useCartaPorte.ts';
import { useTyped } from './useTyped.ts';
import { withEntry } from './values.ts';

interface PartFormProps {
  data: Shown;
  part: Part;
}

/** The form of a party's part, which is saved as it is typed. */
export function PartForm({ data, part }: PartFormProps) {
  const translate = useTranslate();
  const { values, change, state, conflict } = useTyped(data.id, part);
  const mayFill = data.can.includes(part.party);
  return (
    <Section
      title={`cartaPorte.parties.${part.party}`}
      aside={
        <Typography role="status" variant="body2" color="text.secondary">
          {state && translate(`cartaPorte.states.${state}`)}
        </Typography>
      }
    >
      {conflict && <PartConflict {...conflict} part={part} />}
      {!mayFill && <Alert severity="info">{translate('cartaPorte.closed')}</Alert>}
      <PartSections
        sections={part.sections}
        render={(section) => (
          <PartSection
            key={section.title}
            section={section}
            data={data}
            party={part.party}
            values={values}
            mayFill={mayFill}
            change={change}
          />
        )}
      />
      {mayFill &&
        part.lists.map(({ list, label }) => (
          <Button
            key={list}
            sx={{ mt: 2, mr: 1 }}
            variant="outlined"
            onClick={() => change(withEntry(values, list))}
          >
            {label}
          </Button>
        ))}
    </Section>
  );
}
