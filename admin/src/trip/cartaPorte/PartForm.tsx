import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../../core/pages/Section.tsx';
import { PartField } from './PartField.tsx';
import { PartConflict } from './PartConflict.tsx';
import type { Part, Shown } from './useCartaPorte.ts';
import { useTyped } from './useTyped.ts';
import { valueAt, withEntry, withoutEntry, withValue } from './values.ts';

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
      {part.sections.map(({ title, list, index, fields }) => (
        <Box component="section" key={title} sx={{ mt: 2 }}>
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}
          >
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            {mayFill && list && typeof index === 'number' && (
              <Button
                size="small"
                onClick={() => change(withoutEntry(values, list, index))}
                aria-label={`${translate('cartaPorte.remove')}: ${title}`}
              >
                {translate('cartaPorte.remove')}
              </Button>
            )}
          </Stack>
          <Box sx={GRID}>
            {fields.map((field) => (
              <PartField
                key={field.path}
                field={field}
                choices={data.catalogs[field.catalog ?? ''] ?? []}
                finding={data.findings.find(
                  (one) => one.party === part.party && one.path === field.path,
                )}
                loadId={data.id}
                within={field.within && valueAt(values, field.within)}
                value={valueAt(values, field.path)}
                disabled={!mayFill}
                onChange={(value) => change(withValue(values, field.path, value))}
              />
            ))}
          </Box>
        </Box>
      ))}
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

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
