import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { ExportDialog } from '../../core/list/export/ExportDialog.tsx';
import { useRowsDownload } from '../../core/list/export/useExport.ts';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { Section } from '../../core/pages/Section.tsx';

/** /admin/company_data: what the file with all data of the company has, and its download. */
export function CompanyDataPage() {
  const translate = useTranslate();
  const { start, ...state } = useRowsDownload();
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, py: 1, width: '100%', minWidth: 0 }}>
      <Title title={translate('resources.company_data.name', 2)} />
      <PageHeader>
        <Button
          variant="contained"
          startIcon={<FileDownloadOutlined />}
          onClick={() => start(EXPORT_URL)}
        >
          {translate('companyData.download')}
        </Button>
      </PageHeader>
      <Section>
        <Typography>{translate('companyData.hint')}</Typography>
        <List dense sx={{ listStyle: 'disc', pl: 2.5 }}>
          {PARTS.map((part) => (
            <ListItem key={part} disableGutters sx={{ display: 'list-item', py: 0 }}>
              <ListItemText primary={translate(`companyData.part.${part}`)} />
            </ListItem>
          ))}
        </List>
        <Typography variant="body2" color="text.secondary">
          {translate('companyData.format')}
        </Typography>
      </Section>
      <ExportDialog {...state} title="companyData.downloading" />
    </Stack>
  );
}

const EXPORT_URL = '/api/company_data/export';
const PARTS = ['people', 'carriers', 'quotes', 'loads', 'history'];
