import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PartField } from './PartField.tsx';
import type { Part, Party, Shown, Values } from './useCartaPorte.ts';
import { valueAt, withoutEntry, withValue } from './values.ts';

interface PartSectionProps {
  section: Part['sections'][number];
  data: Shown;
  party: Party;
  values: Values;
  mayFill: boolean;
  change: (values: Values) => void;
}

/** The fields of a section of a part: of a stop, of an entry of a list, or of the whole load. */
export function PartSection({ section, data, party, values, mayFill, change }: PartSectionProps) {
  const translate = useTranslate();
  const { title, list, index, fields } = section;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
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
            finding={data.findings.find((one) => one.party === party && one.path === field.path)}
            loadId={data.id}
            within={field.within && valueAt(values, field.within)}
            value={valueAt(values, field.path)}
            disabled={!mayFill || field.isShared === true}
            onChange={(value) => change(withValue(values, field.path, value))}
          />
        ))}
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
