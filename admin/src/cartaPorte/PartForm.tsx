import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from '../core/pages/Section.tsx';
import { PartField } from './PartField.tsx';
import { type Part, type Shown, useSavePart, type Values } from './useCartaPorte.ts';
import { valueAt, withEntry, withoutEntry, withValue } from './values.ts';

interface PartFormProps {
  data: Shown;
  part: Part;
}

/** The form of a party's part, which is saved as it is typed. */
export function PartForm({ data, part }: PartFormProps) {
  const translate = useTranslate();
  const { values, change, state } = useTyped(data.id, part);
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

/** The values as typed, which are saved soon after each change; the latest ones win. */
function useTyped(id: string, part: Part) {
  const save = useSavePart(id, part.party);
  const [values, setValues] = useState<Values>(part[part.party] ?? {});
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: Values) => {
    setValues(next);
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      save(next).then(
        () => setState('saved'),
        () => setState('failed'),
      );
    }, PAUSE_MS);
  };
  return { values, change, state };
}

/** How long after the last key a part is saved. */
const PAUSE_MS = 600;
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
