import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Section } from '../pages/Section.tsx';
import { TextButton } from '../actions/TextButton.tsx';
import { useFile } from './useFile.ts';
import { type Column, useColumns } from './useColumns.ts';

/** The template for Excel or as CSV, and the description of its columns: blue ones are required, black ones optional. */
export function TemplateSection({ resource }: { resource: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const file = useFile();
  const { data: columns = [], isError } = useColumns(resource);
  const help = [
    translate('anden.load.templateHelp'),
    translate(`resources.${resource}.importHelp`, { _: '' }),
  ];
  const url = `/api/${resource}/bulkTemplate?languaje=${locale.toUpperCase()}`;
  return (
    <Section title="anden.load.template">
      <Stack spacing={1.5}>
        <Typography color="text.secondary">{help.join(' ')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <TextButton
            label="anden.load.downloadWorkbook"
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            onClick={() => file.get(`${url}&format=xlsx`)}
          />
          <TextButton label="anden.load.downloadText" onClick={() => file.get(url)} />
        </Stack>
        {(isError || file.error) && (
          <Alert severity="error">
            {translate(file.error ?? 'anden.error.server', { _: file.error })}
          </Alert>
        )}
        <Box component="details">
          <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {translate('anden.load.columns', { smart_count: columns.length })}
          </Typography>
          <Box component="dl" sx={LIST}>
            {columns.map((column) => (
              <ColumnEntry key={column.name} {...column} />
            ))}
          </Box>
        </Box>
      </Stack>
    </Section>
  );
}

function ColumnEntry({ heading, required, takes }: Column) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" sx={required ? REQUIRED : { fontWeight: 600 }}>
        {heading}
        {required && ` (${translate('anden.load.required')})`}
      </Typography>
      <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
        {takes}
      </Typography>
    </Box>
  );
}

const REQUIRED = { fontWeight: 700, color: 'info.main' };
const LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
  gap: 1.5,
  mt: 1.5,
  mb: 0,
};
